import Specs

/// The Swift modules that the files of one flow import, sorted as Swift files sort them.
struct FlowImports: TemplateContext {
    let context: FlowContext

    private var targets: Targets { context.targets }

    static let table = ContextTable<FlowImports>("flow imports", "The imports of the files of a flow.") {
        ContextEntry("scope", "The imports of the file with its scope.", example: "[Foundation]") { imports in
            let start = imports.context.flow.start.module
            return imports.sorted(
                imports.context.flow.signature.imports + imports.context.flow.imports + start.imports + [
                    start.target.module
                ]
                    + imports.context.services.inherited.map(\.target.module)
            )
        }
        ContextEntry("coordinator", "The imports of the file with its coordinator.", example: "[Core]") { imports in
            imports.sorted(imports.context.flow.signature.resultImports + [imports.context.targets.support.module])
        }
        ContextEntry(
            "routes",
            "The imports of the file with the coordinator's routes and the results of its modules.",
            example: "[UIKit]"
        ) { imports in
            let results = imports.context.modules.map(\.signature).filter { $0.result != nil }
            let shown = imports.context.outside.flatMap { $0.imports + [$0.target.module] }
            return imports.sorted(
                ["UIKit", imports.context.targets.support.module] + shown
                    + results.flatMap { $0.resultImports + [$0.target.module] }
            )
        }
        ContextEntry("appRouter", "The imports of the file with the router's method that opens it.", example: "[UIKit]")
        { imports in
            imports.sorted(["UIKit", imports.context.targets.support.module] + imports.context.flow.signature.imports)
        }
        ContextEntry("mocks", "The imports of the test file that creates its scope.", example: "[Foundation]") {
            imports in
            imports.sorted(imports.context.flow.signature.parameterImports(imports.context.targets))
        }
        ContextEntry("tests", "The imports of its tests.", example: "[Testing, UIKit]") { imports in
            imports.sorted(
                ["Testing", "UIKit", imports.context.targets.support.module]
                    + imports.context.flow.signature.resultImports
            )
        }
    }

    /// Foundation comes with UIKit.
    private func sorted(_ modules: [String]) -> [String] {
        let excluded = modules.contains("UIKit") ? ["Foundation", targets.app.module] : [targets.app.module]
        return Set(modules).subtracting(excluded).sorted()
    }
}
