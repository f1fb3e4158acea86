import Diagnostics

/// Reports modules of a flow that are opened from outside the flow.
enum FlowBoundaryCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for module in modules {
            for route in module.routes {
                guard let destination = byName[route.destination.name], let flow = destination.flow,
                    flow.name != module.flow?.name
                else { continue }
                let help = "open the flow instead: `- \(flow.name)`"
                let way = "a route of `\(module.name)` opens it"
                bag.add(.outside(destination, flow, way, at: route.range, help: help))
            }
            if let flow = module.flow, let link = module.spec.deepLink?.path.range {
                let help = "move `deepLink` to the spec of `\(flow.name)`: a link can open a flow"
                bag.add(.outside(module, flow, "a link opens it", at: link, help: help))
            }
            guard let variant = module.variant, let on = byName[variant.on.name], on.flow?.name != module.flow?.name
            else { continue }
            if let flow = on.flow {
                let help = "choose a module that is in no flow, or add both modules to the flow"
                bag.add(.outside(on, flow, "`\(module.name)` shows it as its variant", at: variant.range, help: help))
            } else if let flow = module.flow {
                bag.add(
                    .flowModuleOpenedOutside,
                    "`\(on.name)`, the variant of `\(module.name)`, is not in the flow `\(flow.name)`",
                    at: variant.range,
                    help: "add `\(on.name)` to the modules of `\(flow.name)`",
                    notes: [.init("the flow is declared here", at: flow.nameRange)]
                )
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func outside(
        _ module: Module,
        _ flow: ModuleSignature,
        _ way: String,
        at range: SourceRange,
        help: String
    ) -> Diagnostic {
        Diagnostic(
            .flowModuleOpenedOutside,
            "`\(module.name)` belongs to the flow `\(flow.name)`, but \(way)",
            at: range,
            help: help,
            notes: [.init("`\(module.name)` is listed in the flow here", at: module.flowEntry ?? flow.nameRange)]
        )
    }
}
