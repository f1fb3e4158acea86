package import Diagnostics
import Support
import YAML

/// The styles of modules, and the default style.
struct StyleIndex {
    private let styles: [Style]
    private let packs: PackDeclarations
    /// The default style; nil if it is unknown, which has been reported if a module needs it.
    private let defaultStyle: Style?

    init(
        _ styles: [Style],
        _ packs: PackDeclarations,
        settings: Settings,
        modules: [ModuleSpec],
        into bag: inout DiagnosticBag
    ) {
        self.styles = styles
        self.packs = packs
        let name = settings.defaultStyle
        defaultStyle = settings.style.isInvalid ? nil : styles.first { $0.name == name }
        guard defaultStyle == nil, !settings.style.isInvalid, !packs.mayDeclareMore(name) else { return }
        if let written = settings.style.value {
            bag.add(unknownStyle(name, at: written.range))
        } else if let module = modules.first(where: { $0.style.value == nil }) {
            // A pack of the team replaced the built-in pack.
            let reason = "this module has no `style:`, and the default style is missing: "
            bag.add(unknownStyle(name, at: module.name.range, reason: reason))
        }
    }

    func style(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Style? {
        guard let written = spec.style.value else { return spec.style.isInvalid ? nil : defaultStyle }
        if let style = styles.first(where: { $0.name == written.text }) { return style }
        if !packs.mayDeclareMore(written.text) { bag.add(unknownStyle(written.text, at: written.range)) }
        return nil
    }

    private func unknownStyle(_ name: String, at range: SourceRange, reason: String = "") -> Diagnostic {
        let pack = packs.others.first { $0.text == name }?.range
        return .unknownStyle(name, at: .range(range), styles: styles.map(\.name), pack: pack, reason: reason)
    }
}

extension Diagnostic {
    /// - Parameters:
    ///   - pack: the place of a pack of this name that is not a style; nil if there is none.
    ///   - reason: the beginning of the message.
    package static func unknownStyle(
        _ name: String,
        code: DiagnosticCode = .unknownStyle,
        at place: Place,
        styles: [String],
        pack: SourceRange?,
        reason: String = ""
    ) -> Diagnostic {
        guard let pack else {
            let help = Spelling.help(for: name, in: styles)
            return Diagnostic(code, "\(reason)unknown style `\(name)`", at: place, help: help)
        }
        return Diagnostic(
            code,
            "\(reason)the pack `\(name)` is not a style, because its `pack.yml` has no `roles`",
            at: place,
            help: "add `roles` to its `pack.yml`, or use one of the styles: \(styles.joined(separator: ", "))",
            notes: [.init("the pack is here", at: pack)]
        )
    }
}
