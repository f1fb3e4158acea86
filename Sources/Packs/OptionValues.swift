package import Diagnostics
import Support
package import TemplateEngine
package import YAML

/// The options of a pack for one output: the pack's defaults, under what scaffold.yml says, under what the spec says.
package struct OptionValues: Sendable {
    /// The variable `options` of templates.
    package let context: TemplateValue

    /// - Parameter layers: the weakest first; others than the pack's options are left out.
    package init(
        _ options: [NamedValue<PackOption>],
        layers: [[NamedValue<YAMLNode>]],
        templates: TemplateLibrary,
        into bag: inout DiagnosticBag
    ) {
        let written = Dictionary(layers.joined().map { ($0.name.text, $0.value) }, uniquingKeysWith: { $1 })
        context = .mapping(
            TemplateMapping(
                options.map { option in
                    let name = option.name.text
                    let value = option.value.value(written[name], named: name, in: templates, into: &bag)
                    return (name, value ?? .null)
                }
            )
        )
    }

    package subscript(name: String) -> TemplateValue? {
        if case .mapping(let values) = context { values[name] } else { nil }
    }

    /// True if tests are generated.
    package var hasTests: Bool {
        self["tests"] == .string("all")
    }
}

extension [NamedValue<PackOption>] {
    /// The shape of a mapping with their values, such as the variable `options` of templates.
    package var shape: MappingShape {
        MappingShape(
            map { entry in
                let shape = entry.value.valueShape
                return .init(
                    entry.name.text,
                    entry.value.summary?.text ?? "",
                    shape: entry.value.canBeNil ? .optional(shape) : shape
                )
            }
        )
    }
}

extension NamedValue<PackRole> {
    /// The suffix of names that the pack doesn't set: `View` for `view`.
    package var defaultName: String { NameCase.upperFirst.applied(to: name.text) }
}

/// The effect of options on a role of a style.
package struct RoleForm: Sendable {
    package let suffix: String
    /// The end of the name of the role's class.
    package let type: String
    package let superclass: String?
    package let imports: [String]
    /// True if the file of the class uses mocks.
    package let usesMocks: Bool
    /// The name of the protocol that the role's protocol inherits from.
    package let parent: String?
    /// True if a module has the part even if its spec doesn't need it.
    package let isAlwaysPresent: Bool
    /// True if a module has the part if its spec needs it.
    package let isPresentIfNeeded: Bool
}

extension PackLibrary {
    /// Returns the forms of the roles of a style, in their order. Later options override earlier ones.
    ///
    /// Invalid options are ignored here. They are reported when files are generated.
    package func roleForms(of style: PackManifest, layers: [[NamedValue<YAMLNode>]], into bag: inout DiagnosticBag)
        -> [RoleForm]
    {
        var ignored = DiagnosticBag()
        let declared = self.options(of: style)
        let options = OptionValues(declared, layers: layers, templates: templates, into: &ignored)
        let shape = MappingShape([.init("options", "The options of the pack.", shape: .members(declared.shape))])
        let isNeeded = MappingShape.Member(
            "isNeeded",
            "The spec has the part under `protocols` or `types`, or gives the part services.",
            shape: .boolean
        )
        let context = TemplateMapping([("options", options.context)])
        let ending = if case .string(let ending) = options["suffix"], ending != "none" { ending } else { "" }
        let text = { (written: LocatedText, bag: inout DiagnosticBag) in
            guard written.text.contains("{") else { return written.text }
            let template = templates.compile(text: written, into: &bag)
            template?.check(against: shape, into: &bag)
            return template?.render(context, into: &bag)?.text ?? ""
        }
        return style.roles.map { role in
            let condition = expression(role.value.when, shape.with(isNeeded), into: &bag)
            let usesMocks = expression(role.value.usesMocks, shape, into: &bag)
            let isPresent = { (isNeeded: Bool, bag: inout DiagnosticBag) in
                condition?.evaluate(
                    TemplateMapping([("options", options.context), ("isNeeded", .boolean(isNeeded))]),
                    into: &bag
                )?.isTrue ?? true
            }
            // The role whose class has the protocol of this one.
            let owner = style.roles.first { $0.name.text == role.value.classOwner?.text } ?? role
            return RoleForm(
                suffix: role.value.suffix.map { text($0, &bag) } ?? role.defaultName + ending,
                type: owner.value.type.map { text($0, &bag) } ?? owner.defaultName,
                superclass: role.value.superclass.map { text($0, &bag) },
                imports: role.value.imports.map { text($0, &bag) }.filter { !$0.isEmpty },
                usesMocks: usesMocks?.evaluate(context, into: &bag)?.isTrue ?? false,
                parent: role.value.parent.map { text($0, &bag) },
                isAlwaysPresent: isPresent(false, &bag),
                isPresentIfNeeded: isPresent(true, &bag)
            )
        }
    }

    private func expression(_ written: LocatedText?, _ shape: MappingShape, into bag: inout DiagnosticBag)
        -> CompiledExpression?
    {
        let expression = written.flatMap { templates.compileExpression($0, into: &bag) }
        expression?.check(against: shape, into: &bag)
        return expression
    }
}
