import ProjectGraph
import SwiftInterface
import TemplateEngine

/// What the templates of a style see as `module`.
struct ModuleContext {
    let module: Module
    let targets: Targets
    /// What the router shows instead while a flag is on.
    let variant: Module?
    /// The router has a method of its own for it; of what is only shown instead of another module it has none.
    let isShown: Bool
    let services: [String: Service]
    let defaults: MockDefaults

    var value: TemplateValue {
        let imports = ModuleImports(module: module, targets: targets, variant: variant)
        let roles = RolesContext(module: module, imports: imports, services: services, defaults: defaults)
        return .fields([
            "name": .string(module.name),
            "summary": .optional(module.summary),
            "spec": .string(module.specPath),
            "style": .string(module.style.name),
            "target": TargetContext(target: module.target, targets: targets).value,
            "folder": .string("\(module.target.sources)/\(path)"),
            "appFolder": .string("\(targets.app.sources)/\(path)"),
            "testsFolder": .string(module.testsFolder),
            "imports": imports.value,
            "isShown": .boolean(isShown),
            "showMethod": .string(module.signature.showMethod),
            "parameters": .list(module.signature.parameters.map(\.context)),
            "result": .optional(module.signature.result?.text),
            "resultLine": module.signature.result.map { .line(of: $0.range) } ?? .null,
            "presentation": .string(module.signature.presentation.swift),
            "dependencies": .list(module.dependencies.map { ReferenceContext(reference: $0, targets: targets).value }),
            "protocols": .list(module.protocols.map { ContractContext(contract: $0).value }),
            "roles": roles.value,
            "routes": .list(module.routes.map { $0.context(routing, defaults) }),
            "variant": variantContext,
            "isBuiltByHand": .boolean(module.isBuiltByHand),
            "test": test(roles),
        ])
    }

    private var group: String {
        module.group.map { "\($0)/" } ?? ""
    }

    private var path: String {
        "Modules/\(group)\(module.name)"
    }

    private var routing: ModuleProtocol? {
        module.protocols.first { $0.purpose == .routing }
    }

    private var variantContext: TemplateValue {
        guard let written = module.variant, let variant else { return .null }
        return .fields([
            "flag": .string(written.flag),
            "service": .string(written.service.name),
            "name": .string(variant.name),
            "hasDependencies": .boolean(!variant.dependencies.isEmpty),
        ])
    }

    /// With what tests build it; null where only a person knows an argument.
    private func test(_ roles: RolesContext) -> TemplateValue {
        let arguments = module.signature.parameters.map { $0.sampleArgument(defaults) }
        guard !arguments.contains(nil) else { return .null }
        let result = module.signature.result.flatMap { Sample.value(of: $0, named: "result", defaults: defaults) }
        return .fields([
            "arguments": .string(arguments.compactMap(\.self).joined(separator: ", ")),
            "result": .optional(result?.text),
            "canLoad": .boolean(roles.canLoad),
            "hasChain": .boolean(roles.hasChain),
        ])
    }
}
