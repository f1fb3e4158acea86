import SwiftSource

/// The services in the scope of a flow: those with the flow's lifetime, and those of the app that the flow uses.
package struct ScopeServices: Sendable {
    package let own: [Service]
    /// In the order of their first use in the flow, its modules and its services; then those that only the arguments
    /// of `start` use.
    package let inherited: [Service.Reference]

    package init(_ flow: Flow, in graph: ProjectGraph) {
        own = graph.services.filter { $0.flow?.name == flow.name }
        var known = Set(own.map(\.name))
        let modules = graph.modules.filter { $0.flow?.name == flow.name }
        let parameters = flow.signature.parameters.map(\.name)
        let named = Set(flow.start.arguments.flatMap(\.value.names).map { String($0.root) }).subtracting(parameters)
        let atStart = graph.services.filter { $0.flow == nil && named.contains($0.name) }.map(\.reference)
        let needed = flow.dependencies + modules.flatMap(\.dependencies) + own.flatMap(\.dependencies) + atStart
        inherited = needed.filter { known.insert($0.name).inserted }
    }
}
