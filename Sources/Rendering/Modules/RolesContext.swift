import Diagnostics
import Specs
import SwiftSource

/// The parts of a module by role, each with its protocol and its class.
struct RolesContext {
    let module: Module
    private let targets: Targets
    /// The contexts of all protocols of the module.
    let contracts: [ContractContext]
    /// The services to which a part hands calls on, by the name of its role.
    private let askedServices: [String: [Service]]
    private let imports: ModuleImports
    private let isTestable: Bool

    /// - Parameter isTestable: whether tests can make the services that the module needs.
    init(
        module: Module,
        targets: Targets,
        imports: ModuleImports,
        services: [String: Service],
        isTestable: Bool,
        samples: Samples
    ) {
        self.module = module
        self.targets = targets
        self.imports = imports
        self.isTestable = isTestable
        let needed = module.dependencies.compactMap { services[$0.name] }
        var asked: [String: [Service]] = [:]
        contracts = module.protocols.map { contract in
            let imports = imports.ofContract(contract)
            guard let role = contract.role else {
                return ContractContext(contract: contract, imports: imports)
            }
            // The parts that hold the dependencies forward to them what they have word for word.
            let services = role.holdsDependencies ? needed : []
            let asks = contract.items.members.compactMap { Stub.forward($0, to: services)?.service }
            asked[role.name] = asks
            let surroundings = MemberSurroundings(
                services: services,
                samples: samples,
                testNames: module.style.testNames,
                mocks: asks.map(\.name)
            )
            return ContractContext(contract: contract, imports: imports, surroundings: surroundings)
        }
        askedServices = asked
    }

    var contexts: NamedContexts<RoleContext> {
        NamedContexts(contexts: module.style.roles.map { ($0.name, context(of: $0)) })
    }

    /// Nothing traps when the screen's view loads, although a person has yet to write the screen.
    var canLoad: Bool {
        module.style.roles.allSatisfy { role in
            members(of: role).allSatisfy { member in
                member.member.observed == nil || member.hasValueInTests
                    || module.makes(role) && member.stub.body == .unwritten
            }
        }
    }

    private func context(of role: Style.Role) -> RoleContext {
        let existing = module.existingType(of: role)
        let contract = contract(of: role)
        let ofClass = contracts.filter { $0.contract.role?.classOwner == role.classOwner }
        let testable = testable(of: role)
        let asked = testable.compactMap { $0.stub.forward?.service.name }
        return RoleContext(
            type: existing?.text ?? module.typeName(of: role),
            typeLine: existing?.range.startPosition.line,
            isGenerated: module.makes(role),
            imports: imports.ofPart(
                role,
                asking: ofClass.flatMap { askedServices[$0.contract.role?.name ?? ""] ?? [] }
            ),
            contract: contract,
            contracts: ofClass,
            protocolName: contract?.contract.name ?? role.parent?.name,
            hasStored: ofClass.contains { $0.items.hasStored },
            observed: members(of: role).compactMap {
                ObservedContext($0.member, hasValue: !module.makes(role) || $0.stub.body != .unwritten)
            },
            isTestable: isTestable && module.makes(role),
            testImports: imports.ofTests(role, of: testable.map(\.member)),
            testable: targets.testable(
                module.target,
                mocksOf: module.dependencies.filter { asked.contains($0.name) }.map(\.target)
            ),
            askedServices: module.dependencies.map(\.name).filter(asked.contains)
        )
    }

    /// The types without a sample that tests of its parts need.
    var missingSamples: [SwiftType] {
        module.style.roles.filter(module.makes).flatMap { testable(of: $0) }.filter { $0.stub.body == .forward }.flatMap
        { $0.test?.missingSamples ?? [] }
    }

    private func contract(of role: Style.Role) -> ContractContext? {
        contracts.first { $0.contract.role?.name == role.name }
    }

    private func members(of role: Style.Role) -> [MemberContext] {
        contract(of: role)?.items.members ?? []
    }

    /// The members that the spec wrote and a test can call or compare.
    private func testable(of role: Style.Role) -> [MemberContext] {
        contract(of: role)?.ownItems.members.filter { $0.test != nil } ?? []
    }
}

extension MemberDeclaration {
    /// The type of an observed property's value: `Int` for `Observed<Int>`; nil where not every system has the property.
    var observed: SwiftType? {
        guard !attributes.contains(where: { $0.name == "available" }),
            case .named("Observed", let arguments) = propertyType?.shape
        else { return nil }
        return arguments.first
    }

    var propertyType: SwiftType? {
        if case .property(let type, _) = kind { type } else { nil }
    }
}
