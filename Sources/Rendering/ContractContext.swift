import ProjectGraph
import SwiftInterface
import TemplateEngine

/// A protocol of a module, as templates see it.
struct ContractContext {
    let contract: ModuleProtocol
    /// What a class behind it declares, and how tests call that.
    var surroundings = MemberSurroundings()

    var value: TemplateValue {
        let items = ItemsContext(items: contract.items, surroundings: surroundings)
        let own = ItemsContext(items: contract.ownItems, surroundings: surroundings)
        return .fields([
            "name": .string(contract.name),
            "purpose": .string(purpose),
            "isWrittenByHand": .boolean(contract.isWrittenByHand),
            "items": items.value,
            "members": items.members,
            "hasStubs": .boolean(items.hasStubs),
            // Those that the spec wrote, without what every module of the style has.
            "ownItems": own.value,
            "ownMembers": own.members,
        ])
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

    var value: TemplateValue {
        var names = TestNames(taken: surroundings.testNames)
        return .list(items.map { item($0, names: &names) })
    }

    /// Those that stand under no `#if`, without the layout.
    var members: TemplateValue {
        var names = TestNames(taken: surroundings.testNames)
        return .list(items.unconditional.map { context(of: $0, names: &names) })
    }

    func stub(_ member: InterfaceMember) -> Stub {
        Stub(member: member, services: surroundings.services, canStore: !surroundings.isConditional)
    }

    private func item(_ item: InterfaceItem, names: inout TestNames) -> TemplateValue {
        switch item {
        case .member(let member):
            .fields([
                "kind": "member",
                "followsBlankLine": .boolean(member.source.layout == .afterBlankLine),
                "member": context(of: member, names: &names),
            ])
        case .comment(let comment):
            .fields([
                "kind": "comment",
                "followsBlankLine": .boolean(comment.layout == .afterBlankLine),
                "lines": .strings(comment.lines),
            ])
        case .conditional(let block):
            .fields([
                "kind": "conditional",
                "followsBlankLine": .boolean(block.layout == .afterBlankLine),
                "clauses": .list(block.clauses.map(clause)),
            ])
        }
    }

    private func clause(_ clause: ConditionalMembers.Clause) -> TemplateValue {
        var inner = surroundings
        inner.isConditional = true
        return .fields([
            "directive": .string(clause.directive),
            "items": ItemsContext(items: clause.items, surroundings: inner).value,
        ])
    }

    private func context(of member: InterfaceMember, names: inout TestNames) -> TemplateValue {
        let isTestable = !surroundings.isConditional
        return MemberContext(
            member: member,
            stub: stub(member),
            defaults: isTestable ? surroundings.defaults : nil,
            testName: isTestable ? names.name(for: member) : nil
        ).value
    }
}

extension [InterfaceItem] {
    /// The members that stand under no `#if`.
    var unconditional: [InterfaceMember] {
        compactMap { if case .member(let member) = $0 { member } else { nil } }
    }
}
