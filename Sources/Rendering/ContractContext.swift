import ProjectGraph
import SwiftInterface
import TemplateEngine

/// A protocol of a module, as templates see it.
struct ContractContext: TemplateContext {
    let contract: ModuleProtocol
    let items: ItemsContext
    /// Those that the spec wrote, without what every module of the style has.
    let ownItems: ItemsContext

    /// - Parameter surroundings: what a class behind it declares, and how tests call that.
    init(contract: ModuleProtocol, surroundings: MemberSurroundings = MemberSurroundings()) {
        self.contract = contract
        items = ItemsContext(items: contract.items, surroundings: surroundings)
        ownItems = ItemsContext(items: contract.ownItems, surroundings: surroundings)
    }

    static let table = ContextTable<ContractContext>("protocol", "A protocol of a module.") {
        ContextEntry("name", "Its name.", example: "LoginPresenterProtocol") { $0.contract.name }
        ContextEntry("purpose", "The role behind it, or `routing`, `dependencies`, or `named` for one that the spec names.", example: "presenter") {
            $0.purpose
        }
        ContextEntry("isWrittenByHand", "It is in a Swift file of the team's.", example: "false") { $0.contract.isWrittenByHand }
        ContextEntry("items", "What is in its body, in order: members, comments and `#if`.") { $0.items.contexts }
        ContextEntry("members", "Its members that stand under no `#if`.") { $0.items.members }
        ContextEntry("hasStubs", "Something is left for a class to declare in an extension.", example: "true") { $0.items.hasStubs }
        ContextEntry("ownItems", "Of its items those that the spec wrote, without what every module of the style has.") { $0.ownItems.contexts }
        ContextEntry("ownMembers", "Of its members those that the spec wrote.") { $0.ownItems.members }
    }

    private var purpose: String {
        switch contract.purpose {
        case .role(let role): role.name
        case .named: "named"
        case .dependencies: "dependencies"
        case .routing: "routing"
        }
    }
}

/// What the members of a protocol depend on besides themselves.
struct MemberSurroundings {
    /// Those to which a class behind the protocol forwards the members that they have word for word.
    var services: [Service] = []
    var defaults: MockDefaults?
    /// Names that the tests of the class need for other things.
    var testNames: Set<String> = []
    /// Under `#if`, where a class can store nothing and tests can't tell what is there.
    var isConditional = false
}

/// The body of a protocol, in source order.
struct ItemsContext {
    let items: [InterfaceItem]
    var surroundings = MemberSurroundings()

    /// Something is left to declare in an extension.
    var hasStubs: Bool {
        items.contains { item in
            switch item {
            case .member(let member): stub(member).body != .stored
            case .conditional: true
            case .comment: false
            }
        }
    }

    var hasStored: Bool {
        items.contains { item in
            if case .member(let member) = item { stub(member).body == .stored } else { false }
        }
    }

    var contexts: [ItemContext] {
        var names = TestNames(taken: surroundings.testNames)
        return items.map { item($0, names: &names) }
    }

    /// Those that stand under no `#if`, without the layout.
    var members: [MemberContext] {
        var names = TestNames(taken: surroundings.testNames)
        return items.unconditional.map { context(of: $0, names: &names) }
    }

    func stub(_ member: InterfaceMember) -> Stub {
        Stub(member: member, services: surroundings.services, canStore: !surroundings.isConditional)
    }

    private func item(_ item: InterfaceItem, names: inout TestNames) -> ItemContext {
        switch item {
        case .member(let member):
            ItemContext(kind: "member", layout: member.source.layout, member: context(of: member, names: &names))
        case .comment(let comment): ItemContext(kind: "comment", layout: comment.layout, lines: comment.lines)
        case .conditional(let block):
            ItemContext(kind: "conditional", layout: block.layout, clauses: block.clauses.map(clause))
        }
    }

    private func clause(_ clause: ConditionalMembers.Clause) -> ClauseContext {
        var inner = surroundings
        inner.isConditional = true
        return ClauseContext(directive: clause.directive, items: ItemsContext(items: clause.items, surroundings: inner))
    }

    private func context(of member: InterfaceMember, names: inout TestNames) -> MemberContext {
        let isTestable = !surroundings.isConditional
        return MemberContext(
            member: member,
            stub: stub(member),
            defaults: isTestable ? surroundings.defaults : nil,
            testName: isTestable ? names.name(for: member) : nil
        )
    }
}

extension [InterfaceItem] {
    /// The members that stand under no `#if`.
    var unconditional: [InterfaceMember] {
        compactMap { if case .member(let member) = $0 { member } else { nil } }
    }
}
