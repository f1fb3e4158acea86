import Diagnostics

/// Reports flows that open themselves. A flow can be open only once.
enum FlowReentryCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            guard let flow = module.flow else { continue }
            for route in module.routes where route.destination.name == flow.name {
                bag.add(
                    .flowOpensItself,
                    "`\(module.name)` can't open its own flow `\(flow.name)`",
                    at: route.range,
                    help: "show a module of the flow, or close the flow first",
                    notes: [.init("the flow is declared here", at: flow.nameRange)]
                )
            }
        }
    }
}
