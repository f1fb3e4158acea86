package import Diagnostics
package import YAML

/// The link that opens a module or flow, as written in its spec.
package struct DeepLinkSpec: Sendable {
    package var path: LocatedText
    package var over = Read<LocatedText>.absent
}

extension DeepLinkSpec {
    private static let details = Schema<DeepLinkSpec>.object(
        "a link",
        "A link. With `over`, the link shows two screens."
    ) {
        DeepLinkSpec(path: LocatedText($0))
    } fields: {
        Field(required: "path", \.path, .text("a path")) {
            "The path of the link. In a mapping in braces, it needs quotes: `{path: '/todos/{id}'}`."
        }
        Field("over", \.over, .text("a module or flow")) {
            "The module or flow that the link shows first. Then the link shows the module or flow of this spec on top. If the first screen is already the topmost one, the link doesn't show it again."
        }
    }

    /// The schema of a link. Decoding returns nil even if only `over` is invalid, because the screens of the link are unknown then.
    static let schema = Schema.either(
        Schema.text("a path").map { DeepLinkSpec(path: $0) },
        details.flatMap { link, _ in link.over.isInvalid ? nil : link }
    )
}
