import Diagnostics
import Packs
import TemplateEngine
import YAML

/// The variables of a pack for one output: the pack's own values, under those of scaffold.yml, under those of the spec.
struct PackOptions {
    /// What templates see as `options`.
    let context: TemplateValue
    let layout: SwiftLayout

    /// - Parameter layers: the weakest first. Every pack has a header and an indentation, whether it says so or not.
    init(_ layers: [[NamedValue<YAMLNode>]], into bag: inout DiagnosticBag) {
        var values: [(String, YAMLNode)] = []
        for option in layers.joined() {
            values.removeAll { $0.0 == option.name.text }
            values.append((option.name.text, option.value))
        }
        layout = SwiftLayout(indentation: Self.indentation(values, into: &bag))
        let usual: [(String, TemplateValue)] = [("header", .null), ("indent", .integer(Int64(layout.indentation)))]
        context = .mapping(TemplateMapping(usual + values.map { ($0.0, TemplateValue($0.1)) }))
    }

    private static func indentation(_ values: [(String, YAMLNode)], into bag: inout DiagnosticBag) -> Int {
        guard let written = values.first(where: { $0.0 == "indent" })?.1 else { return SwiftLayout().indentation }
        if case .integer(let blanks) = TemplateValue(written), (1...16).contains(blanks) { return Int(blanks) }
        bag.add(
            Diagnostic(
                .invalidIndentation,
                "expected the blanks of one level of indentation",
                at: written.range,
                help: "write a number from 1 to 16"
            )
        )
        return SwiftLayout().indentation
    }
}
