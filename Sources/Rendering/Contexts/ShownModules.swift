import Specs

/// The modules that need a method that shows them. Modules that are only shown as variants need none. First modules of flows need
/// one only if a route opens them.
struct ShownModules: Sendable {
    private let routed: Set<String>
    private let shownInstead: Set<String>
    private let first: Set<String>

    init(_ graph: ProjectGraph) {
        routed = Set(graph.modules.flatMap(\.routes).map(\.destination.name))
        let linked = graph.deepLinks.flatMap { [$0.destination, $0.over] }.compactMap(\.?.name)
        shownInstead = Set(graph.modules.compactMap(\.variant?.on.name)).subtracting(routed).subtracting(linked)
        first = Set(graph.flows.map(\.start.module.name))
    }

    func contains(_ module: Module) -> Bool {
        guard !shownInstead.contains(module.name) else { return false }
        return module.flow == nil || !first.contains(module.name) || routed.contains(module.name)
    }

    func isFirst(_ module: Module) -> Bool {
        first.contains(module.name)
    }
}
