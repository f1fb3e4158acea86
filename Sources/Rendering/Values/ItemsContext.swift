import Diagnostics
import SwiftSource

/// The body of a protocol, in source order.
struct ItemsContext: Sendable {
    let contexts: [SharedContext<ItemContext>]
    /// The items outside of `#if`.
    let members: [MemberContext]
    /// The same as templates see them.
    let memberValues: [SharedContext<MemberContext>]
    private let kinds: [Kind]

    fileprivate enum Kind {
        case member, comment, conditional
    }

    /// - Parameter written: those that the spec wrote; all of them by default.
    init(_ items: [MemberListItem], written: Range<Int>? = nil, surroundings: MemberSurroundings = MemberSurroundings())
    {
        var lines = SourceLocations()
        self.init(items, written: written ?? items.indices, surroundings: surroundings, lines: &lines)
    }

    fileprivate init(
        _ items: [MemberListItem],
        written: Range<Int>,
        surroundings: MemberSurroundings,
        lines: inout SourceLocations
    ) {
        let variables = surroundings.mocks.map { TestNames.variable(for: $0, besides: surroundings.testNames) }
        var names = TestNames(taken: surroundings.testNames.union(variables))
        var contexts: [SharedContext<ItemContext>] = []
        var members: [MemberContext] = []
        var memberValues: [SharedContext<MemberContext>] = []
        for (index, item) in items.enumerated() {
            let isWritten = written.contains(index)
            var context: ItemContext
            if item.isAfterBlankLine, index > 0 { lines.skip(1) }
            switch item {
            case .member(let member):
                let inner = surroundings.context(of: member, names: &names)
                let value = SharedContext(inner)
                members.append(inner)
                memberValues.append(value)
                context = ItemContext(kind: "member", isAfterBlankLine: item.isAfterBlankLine, member: value)
                if isWritten { context.line = lines.add(member) }
            case .comment(let comment):
                context = ItemContext(kind: "comment", isAfterBlankLine: item.isAfterBlankLine, lines: comment.lines)
                lines.skip(comment.lines.count)
            case .conditional(let block):
                context = ItemContext(kind: "conditional", isAfterBlankLine: item.isAfterBlankLine)
                if isWritten { context.line = lines.add(at: block.range.startPosition.line, count: 0) }
                context.clauses = block.clauses.map {
                    ClauseContext($0, isWritten: isWritten, surroundings: surroundings, lines: &lines)
                }
                lines.skip(1)
            }
            context.endsSpec = lines.isUsed && index + 1 == written.upperBound && !surroundings.isConditional
            contexts.append(SharedContext(context))
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

    /// True if an extension has members to declare.
    var hasStubs: Bool {
        kinds.contains(.conditional) || members.contains { $0.stub.body != .stored }
    }

    var hasStored: Bool {
        members.contains { [.stored, .observed].contains($0.stub.body) }
    }
}

extension ClauseContext {
    fileprivate init(
        _ clause: ConditionalMembers.Clause,
        isWritten: Bool,
        surroundings: MemberSurroundings,
        lines: inout SourceLocations
    ) {
        var inner = surroundings
        inner.isConditional = true
        lines.skip(1)
        directive = clause.directive
        items = ItemsContext(
            clause.items,
            written: isWritten ? clause.items.indices : 0..<0,
            surroundings: inner,
            lines: &lines
        )
    }
}

extension MemberSurroundings {
    fileprivate func context(of member: MemberDeclaration, names: inout TestNames) -> MemberContext {
        let stub = Stub(member: member, services: services, canStore: canStore && !isConditional)
        guard !isConditional, let samples else { return MemberContext(member: member, stub: stub, test: nil) }
        let test = MemberTestContext(
            member,
            stub,
            name: names.name(for: member),
            samples: samples,
            testNames: testNames
        )
        return MemberContext(member: member, stub: stub, test: test)
    }
}

extension MemberListItem {
    fileprivate var isAfterBlankLine: Bool {
        switch self {
        case .member(let member): member.source.isAfterBlankLine
        case .comment(let comment): comment.isAfterBlankLine
        case .conditional(let block): block.isAfterBlankLine
        }
    }

    fileprivate var kind: ItemsContext.Kind {
        switch self {
        case .member: .member
        case .comment: .comment
        case .conditional: .conditional
        }
    }
}
