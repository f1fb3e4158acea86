package import Diagnostics
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
