import Diagnostics

/// Reports modules that replace the first screen of their own flow. The flow would end, and they would lose their
/// coordinator.
enum FlowReplacementCheck {
    static func run(_ modules: [Module], flows: [Flow], into bag: inout DiagnosticBag) {
        let members = Dictionary(
            flows.flatMap { flow in flow.modules.map { ($0.name, flow.name) } },
            uniquingKeysWith: { first, _ in first }
        )
        for module in modules {
            guard let flow = module.flow else { continue }
            for route in module.routes where members[route.destination.name] == flow.name && route.presentation.replaces
            {
                bag.add(
                    .flowReplacedFromInside,
                    "showing `\(route.destination.name)` with `\(route.presentation.name)` would close its own "
                        + "flow `\(flow.name)`",
                    at: route.range,
                    help: "show it with `push` or `present`, or remove it from the flow",
                    notes: [.init("the flow is declared here", at: flow.nameRange)]
                )
            }
        }
    }
}
