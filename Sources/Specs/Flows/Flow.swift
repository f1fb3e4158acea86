import Diagnostics
package import SwiftSource

/// A sequence of screens with a coordinator, with all names resolved.
package struct Flow: Sendable {
    package let spec: FlowSpec
    /// The interface for the code that opens the flow.
    package let signature: ModuleSignature
    let namedDependencies: [Service.Dependency]
    /// The modules that only its coordinator shows.
    package let modules: [ModuleSignature]
    package let start: Start
    package let deepLink: DeepLink?

    /// The services that the coordinator uses.
    package var dependencies: [Service.Reference] { namedDependencies.map(\.service) }
    package var name: String { signature.name }
    package var specPath: String { spec.range.file.path }

    /// The first module of a flow and its arguments, which are expressions with the flow's parameters and services.
    package struct Start: Sendable {
        package let module: ModuleSignature
        package let arguments: [(parameter: Parameter, value: SwiftExpression)]
    }
}

/// The services in the scope of a flow: those with the flow's lifetime, and those of the app that the flow uses.
package struct ScopeServices: Sendable {
    package let own: [Service]
    /// The services of the app, in the order of their first use: in the flow, its modules, its services, and the arguments of `start`.
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
