import Diagnostics
import Packs
import TemplateEngine
import YAML

/// The variables of a pack for one output: the pack's defaults, under what scaffold.yml says, under what the spec says.
struct PackOptions: Sendable {
    /// What templates see as `options`.
    let context: TemplateValue
    let layout: SwiftLayout

    /// - Parameter layers: the weakest first; what is no variable of the pack is left out.
    init(
        _ variables: [NamedValue<PackVariable>],
        layers: [[NamedValue<YAMLNode>]],
        templates: TemplateLibrary,
        into bag: inout DiagnosticBag
    ) {
        let written = Dictionary(layers.joined().map { ($0.name.text, $0.value) }, uniquingKeysWith: { $1 })
        let values = TemplateMapping(
            variables.map { variable in
                let name = variable.name.text
                return (name, variable.value.value(written[name], in: templates, into: &bag) ?? .null)
            }
        )
        context = .mapping(values)
        layout = if case .integer(let blanks) = values["indent"] { SwiftLayout(indentation: Int(blanks)) } else { SwiftLayout() }
    }
}
