import Diagnostics
import Specs
import SwiftSource

struct FlowImports: TemplateContext {
    let context: FlowContext

    private var flow: Flow { context.flow }
    private var app: Target { context.targets.app }
    private var support: String { context.targets.support.module }

    /// The imports for the flow's parameters. The support target may declare types without a known module.
    private var parameters: [String] {
        flow.signature.parameterImports + (flow.signature.parameters.isEmpty ? [] : [support])
    }

    static let table = ContextTable<FlowImports>("flow imports") {
        ContextEntry("scope") { imports in
            let (signature, start) = (imports.flow.signature, imports.flow.start)
            let passed =
                signature.imports(of: start.arguments.flatMap(\.value.names)) + imports.flow.spec.imports.map(\.text)
            let services = imports.flow.dependencies + imports.context.services.inherited
            let declaring = [start.module.target.module] + services.flatMap(\.modules)
            let completion = signature.result == nil ? [] : [imports.support]
            let named = signature.imports + imports.parameters + passed + start.module.imports
            return imports.app.imports(named + declaring + completion)
        }
        ContextEntry("coordinator") {
            let results = $0.context.modules.map(\.signature).filter { $0.result != nil }
            return $0.app.imports(
                $0.flow.signature.resultImports + [$0.support]
                    + results.flatMap { $0.resultImports.filter($0.imports.contains) + [$0.target.module] }
            )
        }
        ContextEntry("routes") { imports in
            let shown = imports.context.outside.flatMap { $0.imports + [$0.target.module] }
            return imports.app.imports(["UIKit", imports.support] + shown)
        }
        ContextEntry("appRouter") { $0.app.imports(["UIKit", $0.support] + $0.flow.signature.imports) }
        ContextEntry("mocks") { imports in
            let names = imports.flow.signature.parameters.flatMap(\.type.names)
            return imports.app.imports(imports.parameters + imports.context.project.samples.imports(of: names))
        }
        ContextEntry("tests") { imports in
            let signature = imports.flow.signature
            let ofSample = imports.context.project.samples.imports(of: signature.result?.names ?? [])
            return imports.app.imports(["Testing", "UIKit", imports.support] + signature.resultImports + ofSample)
        }
    }
}
