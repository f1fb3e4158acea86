import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// What the templates of a style see as `module`.
struct ModuleContext {
    let module: Module
    let targets: Targets
    let modules: [String: Module]
    let services: [String: Service]

    var value: TemplateValue {
        .fields([
            "name": .string(module.name),
            "summary": .optional(module.summary),
            "spec": .string(module.specPath),
            "style": .string(module.style.name),
            "target": TargetContext(target: module.target, targets: targets).value,
            "folder": .string("\(module.target.sources)/\(path)"),
            "appFolder": .string("\(targets.app.sources)/\(path)"),
            "testsFolder": .string(module.testsFolder),
            // Of the module's files that show nothing, of those that do, and of its files in the app.
            "imports": .strings(imports),
            "uiImports": .strings(uiImports),
            "appImports": .strings(appImports),
            "locatorImports": .strings(module.target.name == targets.app.name ? [] : [module.target.module]),
            "showMethod": .string(module.signature.showMethod),
            "parameters": .list(module.signature.parameters.map(\.context)),
            "result": .optional(module.signature.result?.text),
            "resultLine": module.signature.result.map { .line(of: $0.range) } ?? .null,
            "presentation": .string(module.signature.presentation.swift),
            "dependencies": .list(module.dependencies.map { ReferenceContext(reference: $0, targets: targets).value }),
            "protocols": .list(module.protocols.map { ContractContext(contract: $0).value }),
            "roles": roles,
            "routes": .list(module.routes.map(\.context)),
            "variant": variant,
            "isBuiltByHand": .boolean(module.isBuiltByHand),
        ])
    }

    private var group: String {
        module.group.map { "\($0)/" } ?? ""
    }

    private var path: String {
        "Modules/\(group)\(module.name)"
    }

    /// By name: the protocol and the class of each part; null where the style has the part and this module no protocol for it.
    private var roles: TemplateValue {
        let contracts = module.protocols
        return .mapping(
            TemplateMapping(
                module.style.roles.map { role in
                    let contract = contracts.first { $0.purpose == .role(role) }
                    let existing = module.existingTypes.first { $0.part == NameCase.lowerFirst.applied(to: role.type) }
                    let value = TemplateValue.fields([
                        "type": .string(existing?.type ?? module.name + role.type),
                        "isGenerated": .boolean(existing == nil),
                        "contract": contract.map { contract in
                            ContractContext(contract: contract).value(forwardingTo: forwarding(for: role))
                        } ?? .null,
                        "hasStored": .boolean(contract.map { ItemsContext(items: $0.items).hasStored } ?? false),
                        "evented": .list(contract?.items.members.compactMap(\.evented) ?? []),
                    ])
                    return (role.name, value)
                }
            )
        )
    }

    /// The parts that hold the dependencies forward to them what they have word for word.
    private func forwarding(for role: Style.Role) -> [Service] {
        ["interactor", "viewModel"].contains(role.name) ? module.dependencies.compactMap { services[$0.name] } : []
    }

    private var variant: TemplateValue {
        guard let variant = module.variant, let other = modules[variant.on.name] else { return .null }
        return .fields([
            "flag": .string(SwiftIdentifier.escaped(variant.flag, in: .member)),
            "service": .string(variant.service.name),
            "name": .string(other.name),
            "hasDependencies": .boolean(!other.dependencies.isEmpty),
        ])
    }

    private var imports: [String] {
        Set(named + seen).subtracting([module.target.module]).sorted()
    }

    /// Foundation comes with UIKit.
    private var uiImports: [String] {
        Set(named + seen + ["UIKit"]).subtracting(["Foundation", module.target.module]).sorted()
    }

    private var appImports: [String] {
        let variant = module.variant.flatMap { modules[$0.on.name] }
        let declaring = [module.target, targets.support].map(\.module) + (variant.map { [$0.target.module] } ?? [])
        let named = module.signature.imports + (variant?.signature.imports ?? [])
        return Set(named + declaring + ["UIKit"]).subtracting(["Foundation", targets.app.module]).sorted()
    }

    /// Of the types that the spec names.
    private var named: [String] {
        module.imports + module.signature.imports + module.routes.flatMap(\.destination.imports)
    }

    /// Of the targets that declare its services and the support types.
    private var seen: [String] {
        (module.dependencies.map(\.target) + [targets.support]).map(\.module)
    }
}

struct TargetContext {
    let target: Target
    let targets: Targets

    var value: TemplateValue {
        .fields([
            "name": .string(target.name),
            "module": .string(target.module),
            "sources": .string(target.sources),
            "tests": .string(target.tests),
            "isApp": .boolean(target.name == targets.app.name),
            // Before a declaration: `public `, or nothing.
            "access": .string(target.access == "internal" ? "" : "\(target.access) "),
        ])
    }
}

struct ReferenceContext {
    let reference: Service.Reference
    let targets: Targets

    var value: TemplateValue {
        .fields([
            "name": .string(reference.name),
            "protocol": .string(reference.protocolName),
            "kind": .string(reference.kind.rawValue),
            "summary": .optional(reference.summary),
            "target": TargetContext(target: reference.target, targets: targets).value,
        ])
    }
}

extension Parameter {
    var context: TemplateValue {
        .fields([
            "name": .string(name),
            "type": .string(type.text),
            "typeLine": .line(of: type.range),
            // As a parameter of a function: `email: String`, `done: @escaping () -> Void`.
            "declaration": .string(declaration),
            "default": .optional(defaultValue?.text),
            // As a property's name where it is declared, and behind a dot.
            "property": .string(SwiftIdentifier.escaped(name, in: .declaration)),
            "member": .string(SwiftIdentifier.escaped(name, in: .member)),
            // As what a case of an enum carries: `email: String`.
            "caseElement": .string("\(SwiftIdentifier.escaped(name, in: .parameter)): \(type.text)"),
            // As an argument that passes it on: `email: email`.
            "argument": .string(argument),
            "argumentType": .string(argumentType),
            "value": .string(SwiftIdentifier.escaped(internalName, in: .expression)),
            "sample": .optional(Sample.value(of: type)),
        ])
    }
}

extension Route {
    var context: TemplateValue {
        .fields([
            "name": .string(destination.name),
            "method": .string(destination.showMethod),
            "presentation": .string(presentation.swift),
            "result": .optional(destination.result?.text),
            "parameters": .list(open.map(\.context)),
            "arguments": .strings(
                destination.parameters.map { parameter in
                    guard let bound = bound.first(where: { $0.parameter.name == parameter.name }) else { return parameter.argument }
                    return "\(SwiftIdentifier.escaped(parameter.name, in: .label)): \(bound.value.text)"
                }
            ),
        ])
    }
}

extension TemplateValue {
    static func line(of range: SourceRange) -> TemplateValue {
        .integer(Int64(range.startPosition.line))
    }
}

extension InterfaceMember {
    /// Of a property with a value that tells its subscribers: its name and the type of the value.
    fileprivate var evented: TemplateValue? {
        guard case .property(let type, _) = kind, case .named("Evented", let arguments) = type.shape,
            let value = arguments.first
        else { return nil }
        return .fields(["name": .string(name.written), "value": .string(value.text)])
    }
}
