package import Diagnostics
import YAML

/// The link that opens a module or flow, as written in its spec.
package struct DeepLinkSpec: Sendable {
    package var path: LocatedText
    /// The module or flow that the link shows first.
    package var over: LocatedText?
    fileprivate var isComplete = true
}

extension DeepLinkSpec {
    private static let path = Schema.text("a path")

    private static let details = Schema<DeepLinkSpec>.object(
        "a link",
        "A link that shows two screens, one over the other.",
        make: { DeepLinkSpec(path: LocatedText($0)) },
        unread: { $0.isComplete = $1.isEmpty },
        fields: [
            Field(required: "path", \.path, path, "The path of the link, in quotes if it has braces: `'/todos/{id}'`."),
            Field(
                "over",
                \.over,
                .text("a module"),
                "The module or flow that the link shows first, unless it is on top already."
            ),
        ]
    )

    /// Decodes nil also if only `over` is invalid, because then the screens of the link are unknown.
    static let schema = Schema<DeepLinkSpec>(shape: .either([path.shape, details.shape])) { node, bag in
        guard case .mapping = node else { return path.decode(node, &bag).map { DeepLinkSpec(path: $0) } }
        return details.decode(node, &bag).flatMap { $0.isComplete ? $0 : nil }
    }
}
