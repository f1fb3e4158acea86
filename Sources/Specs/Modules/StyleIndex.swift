package import Diagnostics
import Support
import YAML

struct StyleIndex {
    private let styles: [Style]
    private let packs: PackDeclarations
    /// The default style; nil if it is unknown. This has been reported if scaffold.yml sets the style, or if a module needs the default.
    private let defaultStyle: Style?

    init(
        _ styles: [Style],
        _ packs: PackDeclarations,
        settings: Settings,
        modules: [ModuleSpec],
        into bag: inout DiagnosticBag
    ) {
        (self.styles, self.packs) = (styles, packs)
        let name = settings.defaultStyle
        defaultStyle = settings.style.isInvalid ? nil : styles.first { $0.name == name }
        guard defaultStyle == nil, !settings.style.isInvalid, !packs.mayDeclareMore(name) else { return }
        if let written = settings.style.value {
            bag.add(unknownStyle(name, at: written.range))
        } else if let module = modules.first(where: { $0.style.value == nil }) {
            // A pack of the team replaces the built-in pack.
            bag.add(unknownStyle(name, at: module.name.range, isDefault: true))
        }
    }

    func style(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Style? {
        guard let written = spec.style.value else { return spec.style.isInvalid ? nil : defaultStyle }
        if let style = styles.first(where: { $0.name == written.text }) { return style }
        if !packs.mayDeclareMore(written.text) { bag.add(unknownStyle(written.text, at: written.range)) }
        return nil
    }

    private func unknownStyle(_ name: String, at range: SourceRange, isDefault: Bool = false) -> Diagnostic {
        let pack = packs.others.first { $0.text == name }?.range
        return .unknownStyle(
            name,
            at: .range(range),
            styles: styles.map(\.name),
            pack: pack,
            isReplaced: packs.replaced.contains(name),
            isDefault: isDefault
        )
    }
}

extension Diagnostic {
    /// - Parameters:
    ///   - pack: the place of a pack of this name that is not a style; nil if there is none.
    ///   - isReplaced: whether that pack replaces a built-in one.
    ///   - isDefault: whether a module without `style:` needs the style.
    package static func unknownStyle(
        _ name: String,
        code: DiagnosticCode = .unknownStyle,
        at place: Place,
        styles: [String],
        pack: SourceRange?,
        isReplaced: Bool,
        isDefault: Bool = false
    ) -> Diagnostic {
        let need = "this module has no `style:`, and the default style"
        guard let pack else {
            let message = isDefault ? "\(need) `\(name)` is unknown" : "unknown style `\(name)`"
            return Diagnostic(code, message, at: place, help: Spelling.help(for: name, in: styles))
        }
        let message =
            isDefault
            ? "\(need) `\(name)` can't be used: the pack `\(name)` has no `roles` in its `pack.yml`"
            : "the pack `\(name)` is not a style: its `pack.yml` has no `roles`"
        let help =
            "add `\(isReplaced ? "extends: \(name)" : "roles")` to the `pack.yml` of `\(name)`, or use one of the styles: \(styles.joined(separator: ", "))"
        return Diagnostic(code, message, at: place, help: help, notes: [.init("the pack is here", at: pack)])
    }
}
