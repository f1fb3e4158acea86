import SwiftInterface

/// The body of a protocol, in source order.
struct ItemsContext: Sendable {
    let contexts: [SharedContext<ItemContext>]
    /// Those that stand under no `#if`.
    let members: [MemberContext]
    /// The same as templates see them.
    let memberValues: [SharedContext<MemberContext>]
    private let kinds: [Kind]

    fileprivate enum Kind {
        case member, comment, conditional
    }

    init(_ items: [InterfaceItem], surroundings: MemberSurroundings = MemberSurroundings()) {
        var names = TestNames(taken: surroundings.testNames)
        var contexts: [SharedContext<ItemContext>] = []
        var members: [MemberContext] = []
        var memberValues: [SharedContext<MemberContext>] = []
        for item in items {
            switch item {
            case .member(let member):
                let context = surroundings.context(of: member, names: &names)
                let value = SharedContext(context)
                members.append(context)
                memberValues.append(value)
                contexts.append(SharedContext(ItemContext(kind: "member", layout: member.source.layout, member: value)))
            case .comment(let comment):
                contexts.append(SharedContext(ItemContext(kind: "comment", layout: comment.layout, lines: comment.lines)))
            case .conditional(let block):
                var inner = surroundings
                inner.isConditional = true
                let clauses = block.clauses.map { ClauseContext(directive: $0.directive, items: ItemsContext($0.items, surroundings: inner)) }
                contexts.append(SharedContext(ItemContext(kind: "conditional", layout: block.layout, clauses: clauses)))
            }
        }
        self.contexts = contexts
        self.members = members
        self.memberValues = memberValues
        kinds = items.map(\.kind)
    }

    private init(_ items: ItemsContext, _ range: Range<Int>) {
        let first = items.kinds[..<range.lowerBound].count { $0 == .member }
        let memberRange = first..<first + items.kinds[range].count { $0 == .member }
        contexts = Array(items.contexts[range])
        members = Array(items.members[memberRange])
        memberValues = Array(items.memberValues[memberRange])
        kinds = Array(items.kinds[range])
    }

    subscript(range: Range<Int>) -> ItemsContext {
        ItemsContext(self, range)
    }

    /// Something is left to declare in an extension.
    var hasStubs: Bool {
        kinds.contains(.conditional) || members.contains { $0.stub.body != .stored }
    }

    var hasStored: Bool {
        members.contains { $0.stub.body == .stored }
    }
}

extension MemberSurroundings {
    fileprivate func context(of member: InterfaceMember, names: inout TestNames) -> MemberContext {
        let stub = Stub(member: member, services: services, canStore: !isConditional)
        guard !isConditional, let defaults else { return MemberContext(member: member, stub: stub, test: nil) }
        let test = MemberTestContext(member, stub, name: names.name(for: member), defaults: defaults)
        return MemberContext(member: member, stub: stub, test: test)
    }
}

extension InterfaceItem {
    fileprivate var kind: ItemsContext.Kind {
        switch self {
        case .member: .member
        case .comment: .comment
        case .conditional: .conditional
        }
    }
}
