import Diagnostics

/// What ends with a flow is there for the flow's modules.
enum FlowServiceAccessCheck {
    static func run(_ modules: [Module], services: [Service], into bag: inout DiagnosticBag) {
        let flows = Dictionary(
            services.compactMap { service in service.flow.map { (service.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        for module in modules {
            for dependency in module.namedDependencies {
                guard let flow = flows[dependency.service.name], flow.name != module.flow?.name else { continue }
                bag.add(
                    Diagnostic(
                        .flowServiceOutsideFlow,
                        "`\(module.name)` needs `\(dependency.service.name)`, which is there only in the flow `\(flow.name)`",
                        at: dependency.range,
                        help: "add `\(module.name)` to the modules of `\(flow.name)`, or give the service another lifetime",
                        notes: [
                            .init("the service is declared here", at: dependency.service.nameRange),
                            .init("the flow is declared here", at: flow.nameRange),
                        ]
                    )
                )
            }
        }
    }
}
