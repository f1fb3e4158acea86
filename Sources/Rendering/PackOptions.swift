package import Diagnostics
package import Packs
import TemplateEngine
package import YAML

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

extension PackLibrary {
    /// The suffixes of the roles of a style, in their order, under options of a project and of a spec, the weakest first.
    ///
    /// Options that are wrong count as not written: they are reported where files are made with them.
    package func suffixes(of style: PackManifest, layers: [[NamedValue<YAMLNode>]], into bag: inout DiagnosticBag) -> [String] {
        var ignored = DiagnosticBag()
        let variables = variables(of: style)
        let options = PackOptions(variables, layers: layers, templates: templates, into: &ignored).context
        let shape = MappingShape([.init("options", "The variables of the pack.", shape: .members(variables.shape))])
        return style.roles.map { role in
            let suffix = role.value.suffix
            guard suffix.text.contains("{") else { return suffix.text }
            let template = templates.compile(text: suffix, into: &bag)
            template?.check(against: shape, into: &bag)
            return template?.render(TemplateMapping([("options", options)]), into: &bag)?.text ?? ""
        }
    }
}
