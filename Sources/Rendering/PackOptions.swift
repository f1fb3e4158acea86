package import Diagnostics
package import Packs
package import Specs
import TemplateEngine
package import YAML

/// The variables of a pack for one output: the pack's defaults, under what scaffold.yml says, under what the spec says.
struct PackOptions: Sendable {
    /// The variable `options` of templates.
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
        layout =
            if case .integer(let blanks) = values["indent"] { SwiftLayout(indentation: Int(blanks)) } else {
                SwiftLayout()
            }
    }
}

extension PackOptions {
    /// Tests are generated.
    var hasTests: Bool {
        guard case .mapping(let values) = context, case .string(let tests) = values["tests"] else { return false }
        return tests == "all"
    }
}

extension PackLibrary {
    /// Returns the effect of options on the roles of a style, in their order. Later options override earlier ones.
    ///
    /// Invalid options are ignored here. They are reported when files are generated.
    package func tailoring(of style: PackManifest, layers: [[NamedValue<YAMLNode>]], into bag: inout DiagnosticBag)
        -> [Style.Tailoring]
    {
        var ignored = DiagnosticBag()
        let variables = variables(of: style)
        let options = PackOptions(variables, layers: layers, templates: templates, into: &ignored).context
        let shape = MappingShape([.init("options", "The variables of the pack.", shape: .members(variables.shape))])
        return style.roles.map { role in
            let condition = role.value.when.flatMap { templates.compileExpression($0, into: &bag) }
            condition?.check(
                against: shape.with(
                    .init("isNeeded", "The spec names the part, or gives it members or services.", shape: .boolean)
                ),
                into: &bag
            )
            let isPresent = { (isNeeded: Bool, bag: inout DiagnosticBag) in
                condition?.evaluate(
                    TemplateMapping([("options", options), ("isNeeded", .boolean(isNeeded))]),
                    into: &bag
                )?.isTrue ?? true
            }
            return Style.Tailoring(
                suffix: text(role.value.suffix, shape, options, into: &bag),
                isPresent: isPresent(false, &bag),
                isPresentIfNeeded: isPresent(true, &bag)
            )
        }
    }

    private func text(
        _ written: LocatedText,
        _ shape: MappingShape,
        _ options: TemplateValue,
        into bag: inout DiagnosticBag
    ) -> String {
        guard written.text.contains("{") else { return written.text }
        let template = templates.compile(text: written, into: &bag)
        template?.check(against: shape, into: &bag)
        return template?.render(TemplateMapping([("options", options)]), into: &bag)?.text ?? ""
    }
}
