import Specs
import SwiftSource

/// The parts of a module by role, each with its protocol and its class. A class, because the context of each role refers to it.
final class RolesContext: Sendable {
    let module: Module
    let targets: Targets
    let imports: ModuleImports
    let contracts: [ContractContext]
    let samples: Samples
    let canMockDependencies: Bool
    /// The services to which a part hands calls on, by the name of its role.
    private let calledServices: [String: [Service]]

    init(_ module: Module, in project: ProjectValues) {
        self.module = module
        targets = project.targets
        samples = project.samples
        let imports = ModuleImports(module: module, targets: targets, variant: nil)
        self.imports = imports
        canMockDependencies = module.dependencies.allSatisfy { project.mocked.contains($0.name) }
        let needed = module.dependencies.compactMap { project.services[$0.name] }
        var called: [String: [Service]] = [:]
        contracts = module.protocols.map { contract in
            let imports = imports.ofContract(contract)
            guard let role = contract.role else { return ContractContext(contract: contract, imports: imports) }
            // The parts that hold the dependencies forward to them what they have word for word.
            let services = role.holdsDependencies ? needed : []
            let calls = contract.items.members.compactMap { Stub.forward($0, to: services)?.service }
            called[role.name] = calls
            let (samples, names, mocks) = (project.samples, module.style.testNames, calls.map(\.name))
            let surroundings = MemberSurroundings(services: services, samples: samples, testNames: names, mocks: mocks)
            let isPassed = project.passedTypes.contains(contract.name)
            return ContractContext(contract: contract, imports: imports, isPassed: isPassed, surroundings: surroundings)
        }
        calledServices = called
    }

    var contexts: NamedContexts<RoleContext> {
        NamedContexts(contexts: module.style.roles.map { ($0.name, RoleContext($0, of: self)) })
    }

    var screen: RoleContext? { module.style.roles.first(where: \.isScreen).map { RoleContext($0, of: self) } }

    /// Nothing traps when the screen's view loads, although a person has yet to write the screen.
    var canLoad: Bool {
        module.style.roles.allSatisfy { role in
            members(of: role).allSatisfy { member in
                member.member.observed == nil || member.hasValueInTests
                    || module.makes(role) && member.stub.body == .unwritten
            }
        }
    }

    /// The types without a sample that tests of its parts need.
    var missingSamples: [SwiftType] {
        module.style.roles.filter(module.makes).flatMap { testable(of: $0) }.filter { $0.stub.body == .forward }.flatMap
        { $0.test?.missingSamples ?? [] }
    }

    func contract(of role: Style.Role) -> ContractContext? {
        contracts.first { $0.contract.role?.name == role.name }
    }

    func contracts(ofClassOf role: Style.Role) -> [ContractContext] {
        contracts.filter { $0.contract.role?.classOwner == role.classOwner }
    }

    func members(of role: Style.Role) -> [MemberContext] {
        contract(of: role)?.items.members ?? []
    }

    /// Returns the members that the spec wrote and a test can call or compare.
    func testable(of role: Style.Role) -> [MemberContext] {
        contract(of: role)?.ownItems.members.filter { $0.test != nil } ?? []
    }

    func services(calledBy role: Style.Role) -> [Service] {
        contracts(ofClassOf: role).flatMap { calledServices[$0.contract.role?.name ?? ""] ?? [] }
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

    var propertyType: SwiftType? { if case .property(let type, _) = kind { type } else { nil } }
}
