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

    static let table = ContextTable<DestinationContext>("destination", "A module or flow that can be opened.") {
        ContextEntry("name", "The name of the module or flow.", example: "Login") { $0.signature.name }
        ContextEntry("kind", "`module` or `flow`.", example: "module") { $0.signature.kind.rawValue }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.signature.target, targets: $0.targets)
        }
        ContextEntry("showMethod", "The method that shows it.", example: "showLogin") { $0.signature.showMethod }
        ContextEntry(
            "makeMethod",
            "For a module of a flow: the coordinator's method that creates the view controller of this module.",
            example: "makeLogin"
        ) { "make\($0.signature.name)" }
        ContextEntry("parameters", "The parameters that the caller passes to open it.") { $0.signature.parameters }
        ContextEntry(
            "modes",
            "The modes of the module. The type of the parameter `mode` is an enum, and each mode is one of its cases."
        ) {
            $0.signature.modes
        }
        ContextEntry("dependencies", "The services that it uses.") { $0.targets.contexts(of: $0.dependencies) }
        ContextEntry(
            "allDependencies",
            "The services that it uses, and the services of all modules that can be reached from it through routes, "
                + "sorted by name."
        ) { context in
            let reached = context.module.map { context.project.reached[$0.name] ?? [] }
            return context.targets.contexts(of: reached ?? context.dependencies)
        }
        ContextEntry("protocols", "The protocols of a module; empty for a flow.") { $0.protocols }
        ContextEntry(
            "types",
            "The classes of a module by role; empty for a flow.",
            example: "{router: LoginRouter}"
        ) { NamedContexts(contexts: $0.types) }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.signature.result?.text }
        ContextEntry("resultParts", "The parts of the type in `result`.") {
            $0.signature.result.map { TypeContext(type: $0) }
        }
    }

    private var types: [(name: String, context: String)] {
        guard let module else { return [] }
        return module.style.roles.filter(\.isPresent).map {
            ($0.name, module.existingType(of: $0)?.text ?? module.typeName(of: $0))
        }
    }

    private var protocols: [ContractContext] {
        guard let module else { return [] }
        let imports = ModuleImports(module: module, targets: targets, variant: nil)
        return module.protocols.map { ContractContext(contract: $0, imports: imports.ofContract($0)) }
    }
}
