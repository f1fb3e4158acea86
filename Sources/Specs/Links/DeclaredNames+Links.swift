import Diagnostics
import YAML

extension DeclaredNames {
    /// Resolves the names in a deep link. Returns nil if the path is invalid or the destination has modes, which is reported.
    func link(_ spec: DeepLinkSpec, to destination: ModuleSignature, into bag: inout DiagnosticBag) -> DeepLink? {
        if let mode = destination.modes.first {
            let message = "a link can't open `\(destination.name)`, because it has modes"
            let help = "remove `deepLink`, and let the link open a module with a route to `\(destination.name)`"
            bag.add(.invalidDeepLink, message, at: spec.path.range, help: help, notes: [mode.note])
            return nil
        }
        var reader = DeepLinkReader(signature: destination, texts: linkTexts)
        var link = reader.read(spec.path)
        bag.add(contentsOf: reader.bag)
        guard let written = spec.over.value, let over = modules.resolve(written, allowsFlow: true, into: &bag) else {
            return link
        }
        if let problem = problem(over, at: written.range, below: destination) { bag.add(problem) }
        link?.over = over
        return link
    }

    /// Returns the reason why a link can't show `over` first. The router must be able to show `over` without arguments, and then the
    /// destination on top.
    private func problem(_ over: ModuleSignature, at range: SourceRange, below destination: ModuleSignature)
        -> Diagnostic?
    {
        let name = over.name
        let invalid = { (message: String, help: String, note: Diagnostic.Note?) in
            Diagnostic(.invalidDeepLink, message, at: range, help: help, notes: note.map { [$0] } ?? [])
        }
        if name == destination.name {
            return invalid("`\(name)` can't be shown over itself", "name another module, or remove `over`", nil)
        }
        if destination.presentation.replaces {
            let message =
                "the link can't open `\(name)` first, because no screen can be below `\(destination.name)`, whose presentation "
                + "is `\(destination.presentation.name)`"
            return invalid(message, "remove `over`", nil)
        }
        if let flow = modules.flow(of: name) {
            let message = "`\(name)` belongs to the flow `\(flow.name)`, so it can't be under `over`"
            let help = "remove `over`, or name a flow, or a module that is in no flow"
            let entry = modules.flowEntry(of: name) ?? flow.nameRange
            let note = Diagnostic.Note("`\(name)` is listed in the flow here", at: entry)
            return Diagnostic(.flowModuleOpenedOutside, message, at: range, help: help, notes: [note])
        }
        let message = "a link can't show `\(name)` first, because"
        if over.presentation == .custom {
            let note = Diagnostic.Note("`\(name)` is declared here", at: over.nameRange)
            return invalid("\(message) its presentation is `custom`", "name another module, or remove `over`", note)
        }
        if let mode = over.modes.first { return invalid("\(message) it has modes", "name another module", mode.note) }
        guard let parameter = over.parameters.first(where: { $0.defaultValue == nil }) else { return nil }
        let help = "give `\(parameter.name)` a default, or name another module"
        let note = Diagnostic.Note("declared here", at: parameter.nameRange)
        return invalid("\(message) its parameter `\(parameter.name)` has no default", help, note)
    }
}
