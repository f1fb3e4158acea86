import Diagnostics

/// Reports services outside a flow that depend on a service of the flow.
enum FlowServiceCheck {
    static func run(_ services: [Service], into bag: inout DiagnosticBag) {
        let byName = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for service in services {
            for dependency in service.namedDependencies {
                guard let needed = byName[dependency.service.name], let flow = needed.flow,
                    flow.name != service.flow?.name
                else { continue }
                let holder =
                    service.flow.map { "`\(service.name)`, which ends with the flow `\($0.name)`," }
                    ?? "the \(service.lifetime.rawValue) `\(service.name)`"
                bag.add(
                    .captiveFlowInstance,
                    "\(holder) can't depend on `\(needed.name)`, which ends with the flow `\(flow.name)`",
                    at: dependency.range,
                    help: service.flow == nil
                        ? "give `\(service.name)` the lifetime `flow(\(flow.name))` too, or pass the values with each call"
                        : "let both use a service that doesn't belong to a flow",
                    notes: [
                        .init("`\(needed.name)` is declared here", at: needed.reference.nameRange),
                        .init("the flow is declared here", at: flow.nameRange),
                    ]
                )
            }
        }
    }
}
