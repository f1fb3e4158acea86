import Diagnostics
import SwiftSource

/// The body of a protocol, in source order.
struct ItemsContext: Sendable {
    let contexts: [ItemContext]

    /// - Parameter written: the items that the spec lists; all items by default.
    init(_ items: [MemberListItem], written: Range<Int>? = nil, surroundings: MemberSurroundings = MemberSurroundings())
    {
        var lines = SourceLocations()
        self.init(items, written: written ?? items.indices, surroundings: surroundings, lines: &lines)
    }

    private init(
        _ items: [MemberListItem],
        written: Range<Int>,
        surroundings: MemberSurroundings,
        lines: inout SourceLocations
    ) {
        let variables = surroundings.mocks.map { TestNames.variable(for: $0, besides: surroundings.testNames) }
        var names = TestNames(taken: surroundings.testNames.union(variables))
        contexts = items.enumerated().map { index, item in
            let isWritten = written.contains(index)
            var context: ItemContext
            if item.isAfterBlankLine, index > 0 { lines.skip(1) }
            switch item {
            case .member(let member):
                let inner = surroundings.context(of: member, names: &names)
                context = ItemContext(kind: "member", isAfterBlankLine: item.isAfterBlankLine, member: inner)
                if isWritten { context.line = lines.add(member) }
            case .comment(let commentLines, _):
                context = ItemContext(kind: "comment", isAfterBlankLine: item.isAfterBlankLine, lines: commentLines)
                lines.skip(commentLines.count)
            case .conditional(let block):
                context = ItemContext(kind: "conditional", isAfterBlankLine: item.isAfterBlankLine)
                if isWritten { context.line = lines.add(at: block.range.startPosition.line, count: 0) }
                var inner = surroundings
                inner.isConditional = true
                context.clauses = block.clauses.map { clause in
                    lines.skip(1)
                    let written = isWritten ? clause.items.indices : 0..<0
                    let items = ItemsContext(clause.items, written: written, surroundings: inner, lines: &lines)
                    return ClauseContext(directive: clause.directive, items: items)
                }
                lines.skip(1)
            }
            context.endsSpec = lines.isUsed && index + 1 == written.upperBound && !surroundings.isConditional
            return context
        }
    }

    init(contexts: some Sequence<ItemContext>) {
        self.contexts = Array(contexts)
    }

    var members: [MemberContext] { contexts.compactMap(\.member) }

    /// True if an extension has members to declare.
    var hasStubs: Bool {
        contexts.contains { $0.kind == "conditional" } || members.contains { $0.stub.body != .stored }
    }

    var hasStored: Bool { members.contains { [.stored, .observed].contains($0.stub.body) } }
}

extension MemberSurroundings {
    fileprivate func context(of member: MemberDeclaration, names: inout TestNames) -> MemberContext {
        let stub = Stub(member: member, services: services, canStore: canStore && !isConditional)
        guard !isConditional, let samples else { return MemberContext(member: member, stub: stub, test: nil) }
        let name = names.name(for: member)
        let test = MemberTestContext(member, stub, name: name, samples: samples, testNames: testNames)
        let mockValue =
            samples.hasMockDefault(of: member, isOnMainActor: true) ? nil : samples.observedValue(of: member)
        let isUsable = stub.body != .unwritten || mockValue?.canThrow == false
        return MemberContext(member: member, stub: stub, test: test, mockValue: isUsable ? mockValue : nil)
    }
}

extension MemberListItem {
    fileprivate var isAfterBlankLine: Bool {
        switch self {
        case .member(let member): member.source.isAfterBlankLine
        case .comment(_, let isAfterBlankLine): isAfterBlankLine
        case .conditional(let block): block.isAfterBlankLine
        }
    }
}
