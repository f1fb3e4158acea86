package import Diagnostics
package import SwiftInterface
package import YAML

/// Screens that a coordinator leads through, with everything that the spec names resolved.
package struct Flow: Sendable {
    /// What whoever opens it needs to know of it.
    package let signature: ModuleSignature
    package let summary: String?
    let namedDependencies: [Service.Dependency]
    /// Those that its coordinator alone shows.
    package let modules: [ModuleSignature]
    package let start: Start
    package let deepLink: DeepLink?
    /// Swift modules of the names in the arguments of `start`.
    package let imports: [String]
    package let options: [NamedValue<YAMLNode>]
    /// The spec, as a path in the project, and where it says the flow.
    package let range: SourceRange

    /// The services that its coordinator uses.
    package var dependencies: [Service.Reference] { namedDependencies.map(\.service) }
    package var name: String { signature.name }
    package var specPath: String { range.file.path }

    /// The module with which a flow begins, and what it is opened with: expressions over the flow's parameters and services.
    package struct Start: Sendable {
        package let module: ModuleSignature
        package let arguments: [(parameter: Parameter, value: SwiftExpression)]
        let range: SourceRange
    }
}
