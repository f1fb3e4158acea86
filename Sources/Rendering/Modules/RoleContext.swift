import Diagnostics
import Specs
import SwiftSource

struct RoleContext: ComputedContext {
    private let role: Style.Role
    private let roles: RolesContext
    private let existing: LocatedText?
    private let type: String

    init(_ role: Style.Role, of roles: RolesContext) {
        self.role = role
        self.roles = roles
        existing = roles.module.existingType(of: role)
        type = existing?.text ?? roles.module.typeName(of: role)
    }

    static let table = ContextTable<RoleContext>("role") {
        ContextEntry("type") { $0.type }
        ContextEntry("typeLine") { $0.existing?.range.startPosition.line }
        ContextEntry("isGenerated") { $0.isGenerated }
        ContextEntry("imports") { $0.roles.imports.ofPart($0.role, calling: $0.roles.services(calledBy: $0.role)) }
        ContextEntry("contract") { $0.contract }
        ContextEntry("contracts") { $0.contracts }
        ContextEntry("protocol") { $0.contract?.contract.name ?? $0.role.parent?.name }
        ContextEntry("hasStored") { $0.contracts.contains { $0.items.hasStored } }
        ContextEntry("observed") { context in
            context.roles.members(of: context.role).compactMap { member in
                let hasValue = !context.isGenerated || member.stub.body != .unwritten
                return member.member.observed.map {
                    ObservedContext(name: member.member.name.plain, value: $0.text, hasValue: hasValue)
                }
            }
        }
        ContextEntry("isTestable") { $0.roles.canMockDependencies && $0.isGenerated }
        ContextEntry("testImports") {
            $0.roles.imports.ofTests($0.role, of: $0.testable.map(\.member), samples: $0.roles.samples)
        }
        ContextEntry("testable") { $0.roles.targets.testable($0.roles.module.target, mocksOf: $0.called.map(\.target)) }
        ContextEntry("calledServices") { $0.called.map(\.name) }
    }

    private var isGenerated: Bool { roles.module.makes(role) }
    private var contract: ContractContext? { roles.contract(of: role) }
    private var contracts: [ContractContext] { roles.contracts(ofClassOf: role) }
    private var testable: [MemberContext] { roles.testable(of: role) }

    /// The services to which tested members forward.
    private var called: [Service.Reference] {
        let names = testable.compactMap { $0.stub.forward?.service.name }
        return roles.module.dependencies.filter { names.contains($0.name) }
    }
}

struct ObservedContext: TemplateContext {
    let name: String
    let value: String
    let hasValue: Bool

    static let table = ContextTable<ObservedContext>("observed property") {
        ContextEntry("name") { $0.name }
        ContextEntry("value") { $0.value }
        ContextEntry("hasValue") { $0.hasValue }
    }
}
