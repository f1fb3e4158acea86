import Diagnostics
import Support
import YAML

/// The styles of modules, and the default style.
struct StyleIndex {
    private let styles: [Style]
    /// The default style; nil if it is unknown, which has been reported if a module needs it.
    private let defaultStyle: Style?

    init(_ styles: [Style], settings: Settings, modules: [ModuleSpec], into bag: inout DiagnosticBag) {
        self.styles = styles
        let name = settings.defaultStyle
        defaultStyle = settings.style.isInvalid ? nil : styles.first { $0.name == name }
        guard defaultStyle == nil, !settings.style.isInvalid else { return }
        if let written = settings.style.value {
            bag.add(.unknownStyle(name, at: written.range, known: styles))
        } else if let module = modules.first(where: { $0.style.value == nil }) {
            // A pack of the team replaced the built-in pack.
            let reason = " (the default for modules without `style:`)"
            bag.add(.unknownStyle(name, at: module.name.range, known: styles, reason: reason))
        }
    }

    func style(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Style? {
        guard let written = spec.style.value else { return spec.style.isInvalid ? nil : defaultStyle }
        if let style = styles.first(where: { $0.name == written.text }) { return style }
        bag.add(.unknownStyle(written.text, at: written.range, known: styles))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func unknownStyle(_ name: String, at range: SourceRange, known: [Style], reason: String = "")
        -> Diagnostic
    {
        let help = Spelling.help(for: name, in: known.map(\.name))
        return Diagnostic(.unknownStyle, "unknown style `\(name)`\(reason)", at: range, help: help)
    }
}
