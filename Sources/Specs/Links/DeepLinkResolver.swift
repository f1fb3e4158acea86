import Diagnostics
import YAML

/// Resolves the names in deep links.
struct DeepLinkResolver {
    let texts: LinkValueTypes

    /// Returns nil if the path is invalid, which is reported.
    func link(
        _ spec: DeepLinkSpec,
        to destination: ModuleSignature,
        modules: ModuleIndex,
        flows: FlowIndex,
        into bag: inout DiagnosticBag
    ) -> DeepLink? {
        if let mode = destination.modes.first {
            bag.add(
                .invalidDeepLink,
                "a link can't open `\(destination.name)`, because it has modes",
                at: spec.path.range,
                help: "remove `deepLink`, and let the link open a module with a route to `\(destination.name)`",
                notes: [mode.note]
            )
            return nil
        }
        var reader = DeepLinkReader(signature: destination, texts: texts)
        var link = reader.read(spec.path, into: &bag)
        guard let written = spec.over.value, let over = modules.resolve(written, into: &bag) else { return link }
        if let problem = problem(over, at: written.range, below: destination, flows: flows) {
            bag.add(problem)
        }
        link?.over = over
        return link
    }

    /// The router must be able to show it without arguments, and to show the destination on top.
    private func problem(
        _ over: ModuleSignature,
        at range: SourceRange,
        below destination: ModuleSignature,
        flows: FlowIndex
    ) -> Diagnostic? {
        let note = Diagnostic.Note("`\(over.name)` is declared here", at: over.nameRange)
        if over.name == destination.name {
            return Diagnostic(
                .invalidDeepLink,
                "`\(over.name)` can't be shown over itself",
                at: range,
                help: "name another module, or remove `over`"
            )
        }
        if destination.presentation.replaces {
            let message =
                "no screen can be below `\(destination.name)`, because its presentation is "
                + "`\(destination.presentation.name)`"
            return Diagnostic(.invalidDeepLink, message, at: range, help: "remove `over`")
        }
        if let flow = flows.flow(of: over.name) {
            let message = "`\(over.name)` belongs to the flow `\(flow.name)`, but a link shows it"
            let help = flow.name == destination.name ? "remove `over`" : "write `over: \(flow.name)`"
            return Diagnostic(
                .flowModuleOpenedOutside,
                message,
                at: range,
                help: help,
                notes: [
                    .init("`\(over.name)` is listed in the flow here", at: flows.entry(of: over.name) ?? flow.nameRange)
                ]
            )
        }
        if over.presentation == .custom {
            let message = "a link can't show `\(over.name)` first, because its presentation is `custom`"
            return Diagnostic(
                .invalidDeepLink,
                message,
                at: range,
                help: "name another module, or remove `over`",
                notes: [note]
            )
        }
        if let mode = over.modes.first {
            return Diagnostic(
                .invalidDeepLink,
                "a link can't show `\(over.name)` first, because it has modes",
                at: range,
                help: "name another module",
                notes: [mode.note]
            )
        }
        guard let parameter = over.parameters.first(where: { $0.defaultValue == nil }) else { return nil }
        return Diagnostic(
            .invalidDeepLink,
            "a link can't show `\(over.name)` first, because its parameter `\(parameter.name)` has no default",
            at: range,
            help: "give `\(parameter.name)` a default, or name another module",
            notes: [.init("declared here", at: parameter.nameRange)]
        )
    }
}
