import Specs
import SwiftSource

/// A protocol of a module, as templates see it.
struct ContractContext: TemplateContext {
    let contract: ModuleProtocol
    let imports: [String]
    let items: ItemsContext
    /// The members in the spec, without those of every module of the style.
    let ownItems: ItemsContext

    /// - Parameter surroundings: the declarations of the class that implements the protocol, and its calls in tests.
    init(contract: ModuleProtocol, imports: [String], surroundings: MemberSurroundings = MemberSurroundings()) {
        self.contract = contract
        self.imports = imports
        items = ItemsContext(contract.items, written: contract.ownRange, surroundings: surroundings)
        ownItems = items[contract.ownRange]
    }

    static let table = ContextTable<ContractContext>("protocol", "A protocol of a module.") {
        ContextEntry("name", "Its name.", example: "LoginPresenterProtocol") { $0.contract.name }
        ContextEntry(
            "purpose",
            "The role of its part; `navigation`; or `named` for a protocol that the spec names.",
            example: "presenter"
        ) {
            $0.purpose
        }
        ContextEntry("mock", "Its mock.", example: "LoginPresenterMock") { $0.contract.mockName }
        ContextEntry(
            "parent",
            "The protocol of the support files that it refines; nil where it refines none.",
            example: "ModuleRouter"
        ) {
            $0.contract.parent?.name
        }
        ContextEntry("imports", "What a file of its own imports.", example: "[UIKit]") { $0.imports }
        ContextEntry("isWrittenByHand", "It is in a Swift file of the team's.", example: "false") {
            $0.contract.isWrittenByHand
        }
        ContextEntry("items", "What is in its body, in order: members, comments and `#if`.") { $0.items.contexts }
        ContextEntry("members", "Its members that stand under no `#if`.") { $0.items.memberValues }
        ContextEntry("hasStubs", "Something is left for a class to declare in an extension.", example: "true") {
            $0.items.hasStubs
        }
        ContextEntry("ownItems", "Of its items those that the spec wrote, without what every module of the style has.")
        { $0.ownItems.contexts }
        ContextEntry("ownMembers", "Of its members those that the spec wrote.") { $0.ownItems.memberValues }
    }

    private var purpose: String {
        switch contract.purpose {
        case .role(let role): role.name
        case .named: "named"
        case .navigation: "navigation"
        }
    }
}

/// The surroundings on which the generated members of a protocol depend.
struct MemberSurroundings {
    /// The services to which the class forwards identical members.
    var services: [Service] = []
    var samples: Samples?
    /// Names that the tests of the class need for other things.
    var testNames: Set<String> = []
    /// True if the class that implements the protocol can have variable properties.
    var canStore = true
    /// True under `#if`, where a class can't have stored properties and tests don't know which members exist.
    var isConditional = false
}

extension [MemberListItem] {
    /// The members outside of `#if`.
    var unconditional: [MemberDeclaration] {
        compactMap { if case .member(let member) = $0 { member } else { nil } }
    }
}
