import Diagnostics

/// There are never two of one flow, so a flow can't open itself.
enum FlowReentryCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            guard let flow = module.flow else { continue }
            for route in module.routes where route.destination.name == flow.name {
                bag.add(
                    Diagnostic(
                        .flowOpensItself,
                        "`\(module.name)` opens the flow `\(flow.name)`, in which it is itself",
                        at: route.range,
                        help: "a flow that is open is not opened again: show one of its modules, or close it first",
                        notes: [.init("the flow is declared here", at: flow.nameRange)]
                    )
                )
            }
        }
    }
}
