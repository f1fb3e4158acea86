import Diagnostics
import Specs
import SwiftSource

struct RoleContext: ComputedContext {
    let role: Style.Role
    private let context: ModuleContext
    private let existing: LocatedText?
    private let type: String

    init(_ role: Style.Role, of context: ModuleContext) {
        self.role = role
        self.context = context
        existing = context.module.existingType(of: role)
        type = existing?.text ?? context.module.typeName(of: role)
    }

    static let table = ContextTable<RoleContext>("role") {
        ContextEntry("type") { $0.type }
        ContextEntry("typeLine") { $0.existing?.range.startPosition.line }
        ContextEntry("isGenerated") { $0.isGenerated }
        ContextEntry("imports") { role in
            let called = role.contracts.flatMap { role.context.calledServices[$0.contract.role?.name ?? ""] ?? [] }
            return role.context.imports.ofPart(role.role, calling: called, of: role.context.services)
        }
        ContextEntry("contract") { $0.contract }
        ContextEntry("contracts") { $0.contracts }
        ContextEntry("protocol") { $0.contract?.contract.name ?? $0.role.parent?.name }
        ContextEntry("hasStored") { $0.contracts.contains { $0.items.hasStored } }
        ContextEntry("observed") { role in
            role.members.compactMap { member in
                let hasValue = !role.isGenerated || member.stub.body != .unwritten
                return member.member.observed.map {
                    ObservedContext(name: member.member.name.plain, value: $0.text, hasValue: hasValue)
                }
            }
        }
        ContextEntry("isTestable") { role in
            let others = role.context.contracts.filter { ![nil, role.role.name].contains($0.contract.role?.name) }
            return role.context.canMockDependencies && role.isGenerated && others.allSatisfy(\.hasMock)
        }
        ContextEntry("testImports") { role in
            let (members, samples) = (role.testable.map(\.member), role.context.project.samples)
            return role.context.imports.ofTests(role.role, of: members, samples: samples)
        }
        ContextEntry("testable") {
            $0.context.targets.testable($0.context.module.target, mocksOf: $0.called.map(\.target))
        }
        ContextEntry("calledServices") { $0.called.map(\.name) }
    }

    var isGenerated: Bool { context.module.makes(role) }
    private var contract: ContractContext? { context.contracts.first { $0.contract.role?.name == role.name } }
    /// The protocols of the class. If two of them declare the same member, the later one is without it: the class has it once.
    private var contracts: [ContractContext] {
        var declared: Set<String> = []
        return context.contracts.filter { $0.contract.role?.classOwner == role.classOwner }.map { contract in
            var contract = contract
            let items = contract.items.contexts.filter { item in
                item.member.map { declared.insert($0.member.identity).inserted } ?? true
            }
            contract.items = ItemsContext(contexts: items)
            return contract
        }
    }
    private var members: [MemberContext] { contract?.items.members ?? [] }
    /// The members in the spec that a test can call or compare.
    var testable: [MemberContext] { contract?.ownItems.members.filter { $0.test != nil } ?? [] }

    /// True if nothing traps when the screen's view loads, even before the user writes the screen's code.
    var canLoad: Bool {
        members.allSatisfy { member in
            member.member.observed == nil || member.hasValueInTests || isGenerated && member.stub.body == .unwritten
        }
    }

    /// The services to which tested members forward.
    private var called: [Service.Reference] {
        let names = testable.compactMap { $0.stub.forward?.service.name }
        return context.module.dependencies.filter { names.contains($0.name) }
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
