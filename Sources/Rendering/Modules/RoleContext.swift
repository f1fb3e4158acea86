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

    static let table = ContextTable<RoleContext>("role", "A part of a module: a class and its protocol.") {
        ContextEntry("type", "The class.", example: "LoginView") { $0.type }
        ContextEntry(
            "typeLine",
            "The line of the class under `types` in the spec; nil if the spec names no class.",
            example: "9"
        ) { $0.existing?.range.startPosition.line }
        ContextEntry(
            "isGenerated",
            "Whether scaffold generates the class. False if the spec names a class, or if the module has no "
                + "such part.",
            example: "true"
        ) { $0.isGenerated }
        ContextEntry("imports", "The imports of the class's file.", example: "[UIKit]") {
            $0.roles.imports.ofPart($0.role, calling: $0.roles.services(calledBy: $0.role))
        }
        ContextEntry("contract", "The protocol; nil if the part has none in this module.") { $0.contract }
        ContextEntry("contracts", "The protocols of all roles that share the class.") { $0.contracts }
        ContextEntry(
            "protocol",
            "The name of the protocol in `contract`. If `contract` is nil: the protocol in the key `parent` of this role in `pack.yml`.",
            example: "LoginNavigation"
        ) { $0.contract?.contract.name ?? $0.role.parent?.name }
        ContextEntry("hasStored", "Whether the class has stored properties for its protocols.", example: "false") {
            $0.contracts.contains { $0.items.hasStored }
        }
        ContextEntry("observed", "The `Observed` properties of the protocol.") { context in
            context.roles.members(of: context.role).compactMap { member in
                let hasValue = !context.isGenerated || member.stub.body != .unwritten
                return member.member.observed.map {
                    ObservedContext(name: member.member.name.plain, value: $0.text, hasValue: hasValue)
                }
            }
        }
        ContextEntry(
            "isTestable",
            "Whether tests can create an instance: scaffold generates the class, and all services of the "
                + "module have mocks.",
            example: "true"
        ) { $0.roles.canMockDependencies && $0.isGenerated }
        ContextEntry(
            "testImports",
            "The imports of the part's tests, without the module's own target.",
            example: "[Testing]"
        ) { $0.roles.imports.ofTests($0.role, of: $0.testable.map(\.member), samples: $0.roles.samples) }
        ContextEntry(
            "testable",
            "The `@testable` imports of the part's tests, including the Swift modules with the mocks of `calledServices`.",
            example: "[App]"
        ) { $0.roles.targets.testable($0.roles.module.target, mocksOf: $0.called.map(\.target)) }
        ContextEntry(
            "calledServices",
            "The names of the services that the class calls in its generated function bodies, if tests can check these "
                + "calls.",
            example: "[authService]"
        ) { $0.called.map(\.name) }
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

    static let table = ContextTable<ObservedContext>(
        "observed property",
        "A property of type `Observed`, which notifies its subscribers when it changes."
    ) {
        ContextEntry("name", "The name.", example: "isLoading") { $0.name }
        ContextEntry("value", "The type of the observed value.", example: "Bool") { $0.value }
        ContextEntry(
            "hasValue",
            "Whether the property has a value. False if a developer must implement it first.",
            example: "true"
        ) { $0.hasValue }
    }
}
