import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The parts of a module by the names of their roles: the protocol of each and the class behind it.
struct RolesContext {
    let module: Module
    let imports: ModuleImports
    let services: [String: Service]
    let defaults: MockDefaults

    var value: TemplateValue {
        .mapping(TemplateMapping(module.style.roles.map { ($0.name, context(of: $0)) }))
    }

    private func context(of role: Style.Role) -> TemplateValue {
        let contract = module.protocols.first { $0.purpose == .role(role) }
        let existing = module.existingTypes.first { $0.part == role.part }
        let surroundings = surroundings(of: role)
        let items = ItemsContext(items: contract?.items ?? [], surroundings: surroundings)
        return .fields([
            "type": .string(existing?.type ?? module.name + role.type),
            "isGenerated": .boolean(existing == nil),
            "imports": .strings(imports.ofPart(role, contract)),
            "testImports": .strings(imports.ofTests(role)),
            // Null where the style has the part and this module no protocol for it.
            "contract": contract.map { ContractContext(contract: $0, surroundings: surroundings).value } ?? .null,
            "hasStored": .boolean(items.hasStored),
            "evented": .list(items.items.unconditional.compactMap(\.evented)),
            // Something in it traps until a person has written it, as soon as somebody listens to it.
            "trapsListeners": .boolean(items.items.unconditional.contains { $0.evented != nil && items.stub($0).body == .unwritten }),
        ])
    }

    /// The roles whose parts are given the module's dependencies.
    static let holdDependencies: Set<String> = ["interactor", "viewModel"]

    /// The parts that hold the dependencies forward to them what they have word for word.
    private func surroundings(of role: Style.Role) -> MemberSurroundings {
        MemberSurroundings(
            services: Self.holdDependencies.contains(role.name) ? module.dependencies.compactMap { services[$0.name] } : [],
            defaults: defaults,
            testNames: Set(module.dependencies.map(\.name))
        )
    }
}

extension InterfaceMember {
    /// Of a property with a value that tells its subscribers: its name and the type of the value.
    fileprivate var evented: TemplateValue? {
        guard case .property(let type, _) = kind, case .named("Evented", let arguments) = type.shape,
            let value = arguments.first
        else { return nil }
        return .fields(["name": .string(name.plain), "value": .string(value.text)])
    }
}
