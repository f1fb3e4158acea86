import Specs
import SwiftSource

struct ContractContext: ComputedContext {
    let contract: ModuleProtocol
    let imports: [String]
    let hasMock: Bool
    let isPassed: Bool
    private let testImports: [String]
    var items: ItemsContext
    /// The members in the spec, without those of every module of the style.
    let ownItems: ItemsContext

    /// - Parameter surroundings: the declarations of the class that implements the protocol, and its calls in tests.
    init(
        contract: ModuleProtocol,
        imports: [String],
        hasMock: Bool,
        isPassed: Bool = false,
        surroundings: MemberSurroundings = MemberSurroundings()
    ) {
        self.contract = contract
        self.imports = imports
        self.hasMock = hasMock
        self.isPassed = isPassed
        testImports = Set(imports + (surroundings.samples?.imports(of: contract.items.typeNames) ?? [])).sorted()
        items = ItemsContext(contract.items, written: contract.ownRange, surroundings: surroundings)
        ownItems = ItemsContext(contexts: items.contexts[contract.ownRange])
    }

    static let table = ContextTable<ContractContext>("protocol") {
        ContextEntry("name") { $0.contract.name }
        ContextEntry("purpose") { $0.contract.role?.name ?? "named" }
        ContextEntry("mock") { $0.contract.mockName }
        ContextEntry("parent") { $0.contract.parent?.name }
        ContextEntry("imports") { $0.imports }
        ContextEntry("testImports") { $0.testImports }
        ContextEntry("isWrittenByHand") { $0.contract.isWrittenByHand }
        ContextEntry("isPassed") { $0.isPassed }
        ContextEntry("items") { $0.items.contexts }
        ContextEntry("members") { $0.items.members }
        ContextEntry("hasStubs") { $0.items.hasStubs }
        ContextEntry("ownItems") { $0.ownItems.contexts }
        ContextEntry("ownMembers") { $0.ownItems.members }
        ContextEntry("hasMock") { $0.hasMock }
    }
}

/// The surroundings on which the generated members of a protocol depend.
struct MemberSurroundings {
    /// The services to which the class forwards identical members.
    var services: [Service] = []
    var samples: Samples?
    var testNames: Set<String> = []
    var mocks: [String] = []
    /// True if the class that implements the protocol can have variable properties.
    var canStore = true
    /// True for members under `#if`. Their stubs can't be stored properties, and tests don't know which members exist.
    var isConditional = false
}

extension [MemberListItem] {
    var unconditional: [MemberDeclaration] { compactMap { if case .member(let member) = $0 { member } else { nil } } }
}
