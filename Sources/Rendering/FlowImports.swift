import ProjectGraph

/// The Swift modules that the files of one flow import, sorted as Swift files sort them.
struct FlowImports: TemplateContext {
    private let flow: Flow
    private let targets: Targets
    private let modules: [Module]
    private let services: ScopeServices
    private let outside: [ModuleSignature]

    init(_ context: FlowContext) {
        flow = context.flow
        targets = context.targets
        modules = context.modules
        services = context.services
        outside = context.outside
    }

    static let table = ContextTable<FlowImports>("flow imports", "The imports of the files of a flow.") {
        ContextEntry("scope", "The imports of the file with its scope.", example: "[Foundation]") { context in
            let start = context.flow.start.module
            return context.sorted(
                context.flow.signature.imports + context.flow.imports + start.imports + [start.target.module]
                    + context.services.inherited.map(\.target.module)
            )
        }
        ContextEntry("coordinator", "The imports of the file with its coordinator.", example: "[Core]") { context in
            context.sorted(context.flow.signature.resultImports + [context.targets.support.module])
        }
        ContextEntry(
            "routes",
            "The imports of the file with the coordinator's routes and the results of its modules.",
            example: "[UIKit]"
        ) { context in
            let results = context.modules.map(\.signature).filter { $0.result != nil }
            let shown = context.outside.flatMap { $0.imports + [$0.target.module] }
            return context.sorted(
                ["UIKit", context.targets.support.module] + shown
                    + results.flatMap { $0.resultImports + [$0.target.module] }
            )
        }
        ContextEntry("appRouter", "The imports of the file with the router's method that opens it.", example: "[UIKit]")
        { context in
            context.sorted(["UIKit", context.targets.support.module] + context.flow.signature.imports)
        }
        ContextEntry("mocks", "The imports of the test file that creates its scope.", example: "[Foundation]") {
            context in
            context.sorted(context.flow.signature.parameterImports(context.targets))
        }
        ContextEntry("tests", "The imports of its tests.", example: "[Testing, UIKit]") { context in
            context.sorted(["Testing", "UIKit", context.targets.support.module] + context.flow.signature.resultImports)
        }
    }

    /// Foundation comes with UIKit.
    private func sorted(_ modules: [String]) -> [String] {
        let excluded = modules.contains("UIKit") ? ["Foundation", targets.app.module] : [targets.app.module]
        return Set(modules).subtracting(excluded).sorted()
    }
}
