import Diagnostics

/// Reports services of a flow that are used outside the flow.
enum FlowServiceAccessCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let flows = Dictionary(first: graph.services.compactMap { service in service.flow.map { (service.name, $0) } })
        let users =
            graph.modules.map { ($0.name, $0.flow?.name, $0.namedDependencies, "add `\($0.name)` to the modules of") }
            + graph.flows.map { ($0.name, $0.name, $0.namedDependencies, "use the service in a module of") }
        for (name, ownFlow, dependencies, help) in users {
            for dependency in dependencies {
                guard let flow = flows[dependency.service.name], flow.name != ownFlow, !graph.starts(flow, with: name)
                else { continue }
                let service = dependency.service
                let message = "`\(name)` depends on `\(service.name)`, which exists only in the flow `\(flow.name)`"
                let advice = "\(help) `\(flow.name)`, or give the service another lifetime"
                let notes = [
                    Diagnostic.Note("the service is declared here", at: service.nameRange),
                    Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange),
                ]
                bag.add(.flowServiceOutsideFlow, message, at: dependency.range, help: advice, notes: notes)
            }
        }
    }
}
