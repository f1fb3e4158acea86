import ProjectGraph
import SwiftInterface

/// The parts of a module by the names of their roles: the protocol of each and the class behind it.
struct RolesContext {
    /// The roles whose parts are given the module's dependencies.
    static let holdDependencies: Set<String> = ["interactor", "viewModel"]

    let module: Module
    let imports: ModuleImports
    let services: [String: Service]
    let defaults: MockDefaults

    var contexts: NamedContexts<RoleContext> {
        NamedContexts(contexts: module.style.roles.map { ($0.name, context(of: $0)) })
    }

    /// Nothing traps when the screen's view loads, although a person has yet to write the screen.
    var canLoad: Bool {
        module.style.roles.allSatisfy { role in
            let items = items(of: role)
            return items.items.unconditional.allSatisfy { $0.evented == nil || items.canBeHeard($0) }
        }
    }

    /// There is something to test from a tap to its effect, and all parts between are generated.
    var hasChain: Bool {
        guard let presenter = module.style.roles.first(where: { $0.name == "presenter" }) else { return false }
        let items = ownItems(of: presenter)
        let taps = items.testable.filter { items.stub($0).body == .empty }
        return !taps.isEmpty && module.style.roles.allSatisfy { $0.type == "ViewController" || isTestable($0) }
    }

    private func context(of role: Style.Role) -> RoleContext {
        let existing = module.existingTypes.first { $0.part == role.part }
        let items = items(of: role)
        let testable = ownItems(of: role).testable
        let asked = testable.compactMap { items.stub($0).forward?.service.name }
        return RoleContext(
            type: existing?.type ?? module.name + role.type,
            isGenerated: existing == nil,
            imports: imports.ofPart(role),
            contract: contract(of: role).map { ContractContext(contract: $0, surroundings: surroundings(of: role)) },
            hasStored: items.hasStored,
            evented: items.items.unconditional.compactMap(EventedContext.init),
            isTestable: isTestable(role),
            testImports: imports.ofTests(role),
            hasTestableMembers: !testable.isEmpty,
            askedServices: module.dependencies.map(\.name).filter(asked.contains)
        )
    }

    private func contract(of role: Style.Role) -> ModuleProtocol? {
        module.protocols.first { $0.purpose == .role(role) }
    }

    private func items(of role: Style.Role) -> ItemsContext {
        ItemsContext(items: contract(of: role)?.items ?? [], surroundings: surroundings(of: role))
    }

    /// Those that the spec wrote.
    private func ownItems(of role: Style.Role) -> ItemsContext {
        ItemsContext(items: contract(of: role)?.ownItems ?? [], surroundings: surroundings(of: role))
    }

    /// The part is generated, so that it is known how to make one.
    private func isTestable(_ role: Style.Role) -> Bool {
        !module.existingTypes.contains { $0.part == role.part }
    }

    /// The parts that hold the dependencies forward to them what they have word for word.
    private func surroundings(of role: Style.Role) -> MemberSurroundings {
        MemberSurroundings(
            services: Self.holdDependencies.contains(role.name)
                ? module.dependencies.compactMap { services[$0.name] } : [],
            defaults: defaults,
            testNames: Set(module.dependencies.map { TestNames.variable(for: $0.name) })
        )
    }
}

extension ItemsContext {
    /// The members that a test can call or compare.
    fileprivate var testable: [InterfaceMember] {
        guard let defaults = surroundings.defaults else { return [] }
        return items.unconditional.filter {
            MemberTest($0, defaults: defaults) != nil || stub($0).forward?.eventedSample(defaults) != nil
        }
    }

    /// Who listens to the member hears a first value: it has one of its own, or the mock of a service has.
    fileprivate func canBeHeard(_ member: InterfaceMember) -> Bool {
        let stub = stub(member)
        guard let forward = stub.forward else { return stub.body == .stored }
        return surroundings.defaults.flatMap(forward.eventedSample) != nil
    }
}

extension InterfaceMember {
    /// The type of a property with a value that tells its subscribers.
    var evented: SwiftType? {
        guard case .property(let type, _) = kind, case .named("Evented", let arguments) = type.shape else { return nil }
        return arguments.first
    }
}
