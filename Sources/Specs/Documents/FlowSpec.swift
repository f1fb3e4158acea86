package import Diagnostics
package import YAML

/// A sequence of screens with a coordinator, as written in its spec.
package struct FlowSpec: Sendable {
    package let range: SourceRange
    package var name: LocatedText
    package var summary: LocatedText?
    package var imports: [LocatedText] = []
    package var parameters = ParametersSpec.absent
    package var dependencies: [LocatedText] = []
    package var start: StartSpec
    package var modules: [LocatedText] = []
    package var result = Read<LocatedText>.absent
    package var presentation = Read<PresentationSpec>.absent
    package var deepLink: DeepLinkSpec?
    package var options: [NamedValue<YAMLNode>] = []
}

package struct StartSpec: Sendable {
    package let module: LocatedText
    package var with: [NamedValue<LocatedText>] = []
}

extension FlowSpec {
    package static let schema = Schema<FlowSpec>.object(
        "a flow",
        "A sequence of screens with a coordinator. Services can have the lifetime of the flow.",
        otherKeys: Settings.keys
    ) {
        FlowSpec(range: $0, name: LocatedText($0), start: StartSpec(module: LocatedText($0)))
    } fields: {
        Field(required: "flow", \.name, .text("a name")) { "The name of the flow, and the prefix of its types." }
        Field("summary", \.summary, .text()) {
            "The purpose of the flow. This text becomes the documentation comment of the coordinator."
        }
        Field.imports(\.imports)
        Field.parameters(\.parameters, of: "flow")
        Field("dependencies", \.dependencies, .list(of: .text("a service"))) {
            "The names of the services that the flow's coordinator uses."
        }
        Field(required: "start", \.start, StartSpec.schema) {
            "The first module of the flow: `Cart`. With arguments: `{Cart: {order: order}}`. Each argument is a Swift expression that can use the flow's parameters and services."
        }
        Field(required: "modules", \.modules, .list(of: .text("a module"))) {
            "The modules of the flow. Only the flow's coordinator shows these modules. A module can be in one flow "
                + "only."
        }
        Field.result(\.result, of: "flow")
        Field("presentation", \.presentation, PresentationSpec.schema) {
            "How the router shows the flow's first screen. Default: the presentation of the first module."
        }
        Field("deepLink", \.deepLink, DeepLinkSpec.schema) { "The link that opens the flow: `/checkout?item={item}`." }
        Field.options(\.options, for: "this flow")
    }
}

extension StartSpec {
    /// `Cart` or `{Cart: {order: order}}`
    static let schema = Schema.destination(
        "a module",
        Schema<[NamedValue<LocatedText>]>.dictionary(key: "a parameter", of: .swift("a Swift expression")),
        help: "name the module with which the flow begins, and put its arguments into braces: `{Cart: {order: order}}`",
        make: { StartSpec(module: $0, with: $1 ?? []) }
    )
}
