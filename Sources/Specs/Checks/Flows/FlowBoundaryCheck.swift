import Diagnostics

/// Reports modules of a flow that are opened from outside the flow, and routes of its modules that open the flow again
/// or replace its first screen.
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
                bag.add(
                    .flowModuleOpenedOutside,
                    "`\(on.name)`, the variant of `\(module.name)`, is not in the flow `\(flow.name)`",
                    at: variant.range,
                    help: "add `\(on.name)` to the modules of `\(flow.name)`",
                    notes: [.init("the flow `\(flow.name)` is declared here", at: flow.nameRange)]
                )
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
            bag.add(
                .flowOpensItself,
                "`\(module.name)` can't open its own flow `\(flow.name)`",
                at: route.range,
                help: "show a module of the flow, or close the flow first",
                notes: [note]
            )
        } else if isInside, route.presentation.replaces {
            // The flow would end, and its modules would lose their coordinator.
            bag.add(
                .flowReplacedFromInside,
                "showing `\(route.destination.name)` with `\(route.presentation.name)` would close the "
                    + "flow `\(flow.name)`, which contains `\(route.destination.name)`",
                at: route.range,
                help: "show it with `push` or `present`, or remove it from the flow",
                notes: [note]
            )
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
