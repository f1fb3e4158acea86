import SwiftInterface

/// What the scope of a flow vends: the services that live as long as the flow, and those of the app that the flow needs.
package struct ScopeServices: Sendable {
    package let own: [Service]
    /// In the order in which the flow, its modules and its services name them first; last those that only the arguments of `start` name.
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
