import Diagnostics

/// Reports modules of a flow that are opened from outside the flow. Also reports routes in a flow that open the same flow again,
/// or that would close it.
enum FlowBoundaryCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let modules = graph.modules
        let byName = Dictionary(first: modules.map { ($0.name, $0) })
        for module in modules {
            for route in module.routes {
                let destination = byName[route.destination.name]
                if let destination, let flow = destination.flow, flow.name != module.flow?.name {
                    if graph.starts(flow, with: module.name) { continue }
                    let help = "open the flow instead: `- \(flow.name)`"
                    let way = "a route of `\(module.name)` opens it"
                    bag.add(.outside(destination, flow, way, at: route.range, help: help))
                } else if let flow = module.flow {
                    check(route, of: module, in: flow, isInside: destination?.flow != nil, into: &bag)
                }
            }
            if let flow = module.flow, let link = module.spec.deepLink?.path.range {
                let help = "move `deepLink` to the spec of `\(flow.name)`: a link can open a flow"
                bag.add(.outside(module, flow, "a link opens it", at: link, help: help))
            }
            guard let variant = module.variant, let on = byName[variant.on.name], on.flow?.name != module.flow?.name
            else { continue }
            if let flow = on.flow {
                let help = "choose a module that is in no flow, or add both modules to the flow"
                bag.add(.outside(on, flow, "it is the variant of `\(module.name)`", at: variant.range, help: help))
            } else if let flow = module.flow {
                let message = "`\(on.name)`, the variant of `\(module.name)`, is not in the flow `\(flow.name)`"
                let help = "add `\(on.name)` to the modules of `\(flow.name)`"
                let note = Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange)
                bag.add(.flowModuleOpenedOutside, message, at: variant.range, help: help, notes: [note])
            }
        }
    }

    /// - Parameter isInside: true if the destination is in the flow, too.
    private static func check(
        _ route: Route,
        of module: Module,
        in flow: ModuleSignature,
        isInside: Bool,
        into bag: inout DiagnosticBag
    ) {
        let note = Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange)
        if route.destination.name == flow.name {
            let message = "`\(module.name)` can't open its own flow `\(flow.name)`"
            let help = "show a module of the flow, or close the flow first"
            bag.add(.flowOpensItself, message, at: route.range, help: help, notes: [note])
        } else if isInside, route.presentation.replaces {
            // The flow would end, and its modules would lose their coordinator.
            let message =
                "showing `\(route.destination.name)` with `\(route.presentation.name)` would close the "
                + "flow `\(flow.name)`, which contains `\(route.destination.name)`"
            let help = "show it with `push` or `present`, or remove it from the flow"
            bag.add(.flowReplacedFromInside, message, at: route.range, severity: .error, help: help, notes: [note])
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
        let message = "`\(module.name)` belongs to the flow `\(flow.name)`, but \(way)"
        let entry = module.flowEntry ?? flow.nameRange
        let note = Diagnostic.Note("`\(module.name)` is listed in the flow here", at: entry)
        return Diagnostic(.flowModuleOpenedOutside, message, at: range, help: help, notes: [note])
    }
}
