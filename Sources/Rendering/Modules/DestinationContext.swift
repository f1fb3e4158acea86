import Diagnostics
import Specs
import SwiftSource

/// A module or flow for those that open it, as templates see it.
struct DestinationContext: TemplateContext {
    let signature: ModuleSignature
    let targets: Targets
    let dependencies: [Service.Reference]
    /// The names of its classes by role; none for a flow.
    let types: [(role: String, type: String)]

    static let table = ContextTable<DestinationContext>("destination", "A module or flow that can be opened.") {
        ContextEntry("name", "The name of the module or flow.", example: "Login") { $0.signature.name }
        ContextEntry("kind", "`module` or `flow`.", example: "module") { $0.signature.kind.rawValue }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.signature.target, targets: $0.targets)
        }
        ContextEntry("showMethod", "The method that shows it.", example: "showLogin") { $0.signature.showMethod }
        ContextEntry(
            "makeMethod",
            "The coordinator's method that creates its view controller, if it is a module of a flow.",
            example: "makeLogin"
        ) {
            "make\($0.signature.name)"
        }
        ContextEntry("parameters", "The parameters that the caller passes to open it.") { $0.signature.parameters }
        ContextEntry("dependencies", "The services that it uses.") { context in
            context.dependencies.map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry(
            "types",
            "The classes of a module by role; empty for a flow.",
            example: "{router: LoginRouter}"
        ) { context in
            NamedContexts(contexts: context.types.map { ($0.role, $0.type) })
        }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.signature.result?.text }
        ContextEntry("resultParts", "The parts of this type.") { $0.signature.result.map { TypeContext($0) } }
    }
}

extension DestinationContext {
    init(_ module: Module, targets: Targets) {
        signature = module.signature
        self.targets = targets
        dependencies = module.dependencies
        types = module.style.roles.map { ($0.name, module.existingType(of: $0)?.text ?? module.typeName(of: $0)) }
    }

    init(_ flow: Flow, targets: Targets) {
        signature = flow.signature
        self.targets = targets
        dependencies = flow.dependencies
        types = []
    }
}
