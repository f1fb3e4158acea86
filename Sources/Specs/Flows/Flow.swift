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
    /// The Swift modules of the names in the arguments of `start`.
    package let imports: [String]

    /// The services that the coordinator uses.
    package var dependencies: [Service.Reference] { namedDependencies.map(\.service) }
    package var name: String { signature.name }
    package var specPath: String { spec.range.file.path }

    /// The first module of a flow and its arguments, which are expressions with the flow's parameters and services.
    package struct Start: Sendable {
        package let module: ModuleSignature
        package let arguments: [(parameter: Parameter, value: SwiftExpression)]
        let range: SourceRange
    }
}
