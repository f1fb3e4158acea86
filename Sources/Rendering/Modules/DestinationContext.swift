import Diagnostics
import Specs
import SwiftSource

struct DestinationContext: ComputedContext {
    let signature: ModuleSignature
    let project: ProjectValues

    private var targets: Targets { project.targets }
    /// Nil for a flow.
    private var module: Module? { project.modules[signature.name] }
    private var dependencies: [Service.Reference] {
        module?.dependencies ?? project.flows[signature.name]?.dependencies ?? []
    }

    static let table = ContextTable<DestinationContext>("destination") {
        ContextEntry("name") { $0.signature.name }
        ContextEntry("kind") { $0.signature.kind.rawValue }
        ContextEntry("target") { TargetContext(target: $0.signature.target, targets: $0.targets) }
        ContextEntry("showMethod") { $0.signature.showMethod }
        ContextEntry("tabIndex") { $0.signature.presentation.tabIndex }
        ContextEntry("makeMethod") { "make\($0.signature.name)" }
        ContextEntry("parameters") { $0.signature.parameters }
        ContextEntry("modes") { $0.signature.modes }
        ContextEntry("dependencies") { $0.targets.contexts(of: $0.dependencies) }
        ContextEntry("allDependencies") { context in
            let reached = context.module.map { context.project.reached[$0.name] ?? [] }
            return context.targets.contexts(of: reached ?? context.dependencies)
        }
        ContextEntry("protocols") { context -> [ContractContext] in
            guard let module = context.module else { return [] }
            let imports = ModuleImports(module: module, targets: context.targets, variant: nil)
            return module.protocols.map { contract in
                let hasMock = context.project.mocked.contains(contract.mockName)
                return ContractContext(contract: contract, imports: imports.ofContract(contract), hasMock: hasMock)
            }
        }
        ContextEntry("types") { context in
            let types = context.module.map { module in
                module.style.roles.filter(\.isPresent).map {
                    ($0.name, module.existingType(of: $0)?.text ?? module.typeName(of: $0))
                }
            }
            return NamedContexts(contexts: types ?? [])
        }
        ContextEntry("variant") { $0.module?.variant?.on.name }
        ContextEntry("result") { $0.signature.result?.text }
        ContextEntry("resultParts") { $0.signature.result }
    }
}
