import Specs
import SwiftSource

struct ContractContext: ComputedContext {
    let contract: ModuleProtocol
    let imports: [String]
    let isPassed: Bool
    private let testImports: [String]
    let items: ItemsContext
    /// The members in the spec, without those of every module of the style.
    let ownItems: ItemsContext

    /// - Parameter surroundings: the declarations of the class that implements the protocol, and its calls in tests.
    init(
        contract: ModuleProtocol,
        imports: [String],
        isPassed: Bool = false,
        surroundings: MemberSurroundings = MemberSurroundings()
    ) {
        self.contract = contract
        self.imports = imports
        self.isPassed = isPassed
        testImports = Set(imports + (surroundings.samples?.imports(of: contract.items.typeNames) ?? [])).sorted()
        items = ItemsContext(contract.items, written: contract.ownRange, surroundings: surroundings)
        ownItems = ItemsContext(contexts: items.contexts[contract.ownRange])
    }

    static let table = ContextTable<ContractContext>("protocol", "A protocol of a module.") {
        ContextEntry("name", "The name.", example: "LoginViewProtocol") { $0.contract.name }
        ContextEntry(
            "purpose",
            "The role; or `named` for an additional protocol, whose key under `protocols` in the spec begins with a "
                + "capital letter.",
            example: "view"
        ) { $0.contract.role?.name ?? "named" }
        ContextEntry("mock", "The class of its mock.", example: "LoginViewMock") { $0.contract.mockName }
        ContextEntry(
            "parent",
            "The protocol of the support files that it inherits from; nil if there is none.",
            example: "ModuleRouter"
        ) { $0.contract.parent?.name }
        ContextEntry("imports", "The imports of a file with only this protocol.", example: "[UIKit]") { $0.imports }
        ContextEntry(
            "testImports",
            "The imports of a test that calls the protocol's functions with values, and sets the protocol's properties.",
            example: "[Foundation]"
        ) { $0.testImports }
        ContextEntry(
            "isWrittenByHand",
            "Whether it exists in a Swift file, so that scaffold doesn't generate it.",
            example: "false"
        ) { $0.contract.isWrittenByHand }
        ContextEntry(
            "isPassed",
            "Whether a module has a parameter or a result of this protocol type.",
            example: "false"
        ) { $0.isPassed }
        ContextEntry("items", "The body, in order: members, comments and `#if` blocks.") { $0.items.contexts }
        ContextEntry("members", "The members that are not inside `#if`.") { $0.items.members }
        ContextEntry(
            "hasStubs",
            "Whether the protocol has members that a class declares as stubs, in an extension. False if all members are "
                + "stored properties.",
            example: "true"
        ) { $0.items.hasStubs }
        ContextEntry("ownItems", "The `items` from the spec, without those that scaffold adds.") {
            $0.ownItems.contexts
        }
        ContextEntry("ownMembers", "The `members` from the spec, without those that scaffold adds.") {
            $0.ownItems.members
        }
    }
}

/// The surroundings on which the generated members of a protocol depend.
struct MemberSurroundings {
    /// The services to which the class forwards identical members.
    var services: [Service] = []
    var samples: Samples?
    /// Names that the tests of the class declare.
    var testNames: Set<String> = []
    /// The services whose mocks the tests have.
    var mocks: [String] = []
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
