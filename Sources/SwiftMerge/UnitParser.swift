import SwiftSource
import SwiftSyntax

/// A parser of the units of a Swift file.
struct UnitParser {
    /// In source order; containers come before what they contain.
    private(set) var units: [MergeUnit] = []
    private var conditions: [String] = []
    private let source: SourceText
    private let file: ParsedFile

    private typealias Item = (node: Syntax, whole: Syntax)

    init(_ source: SourceText, _ file: ParsedFile) {
        (self.source, self.file) = (source, file)
        let key = UnitKey(scope: "", signature: "file")
        var unit = MergeUnit(.file, key, in: 0, source, 0..<source.bytes.count, name: "the file")
        unit.interior = unit.code
        add(unit)
        read(file.tree.statements.map { (Syntax($0.item), Syntax($0)) }, before: file.tree.endOfFileToken, scope: "")
    }

    private mutating func add(_ unit: MergeUnit, _ pieces: [(part: UnitPart, node: Syntax)] = []) {
        units.append(unit)
        units[units.count - 1].cut(into: pieces)
    }

    /// Reads the items of the last unit.
    private mutating func read(_ items: [Item], before end: TokenSyntax, scope: String) {
        let parent = units.count - 1
        // With syntax errors, an item may be missing altogether.
        let items = items.filter { $0.whole.firstToken(viewMode: .sourceAccurate) != nil }
        let tokens = items.compactMap { $0.whole.firstToken(viewMode: .sourceAccurate) } + [end]
        let gaps = tokens.map(CommentGap.init)
        if let inline = gaps[0].inline, let interior = units[parent].interior {
            units[parent].interior = inline.upperBound..<interior.upperBound
        }
        readOpening(of: parent)
        for (index, gap) in gaps.enumerated() {
            var groups = gap.groups[...]
            let isLast = index == items.count
            if gap.isFirst, let first = groups.first, !first.isMark,
                !(groups.count == 1 && gap.isAttached && first.isDocumentation)
            {
                addComment(groups.removeFirst().range, .header, in: parent, scope)
            }
            let isAttached = !isLast && gap.isAttached && groups.last?.isMark == false
            let comments = isAttached ? groups.popLast()?.range : nil
            for group in groups { addComment(group.range, .comment, in: parent, scope) }
            if isLast { break }
            let (item, trailing) = (items[index], gaps[index + 1].inline)
            let range = (comments?.lowerBound ?? item.whole.start)..<(trailing?.upperBound ?? item.whole.end)
            add(item, range, in: parent, scope)
        }
    }

    private mutating func readOpening(of container: Int) {
        let unit = units[container]
        let start = unit.range(of: .body).upperBound
        let bytes = source.bytes[start..<max(start, unit.interior?.lowerBound ?? start)]
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        units[container].opening = words
        if unit.kind == .clause { units[unit.parent].opening += words }
    }

    private mutating func addComment(_ range: Range<Int>, _ kind: MergeUnit.Kind, in parent: Int, _ scope: String) {
        let text = source.bytes[range].commentWords.joined(separator: "\n")
        let key = UnitKey(scope: scope, signature: kind == .header ? "header" : text, conditions: conditions)
        let code = range.upperBound..<range.upperBound
        var unit = MergeUnit(kind, key, in: parent, source, code, name: "the comment `\(text)`")
        unit.range = range
        add(unit)
    }

    private mutating func add(_ item: Item, _ range: Range<Int>, in parent: Int, _ scope: String) {
        let node = item.node
        let code = item.whole.start..<item.whole.end
        let signatures = node.as(DeclSyntax.self).map { file.signatures(of: $0, in: scope) } ?? []
        let (kind, signature, name) = node.identity
        let prefix = scope.isEmpty || kind == .conditional ? "" : "\(scope)."
        let type = node.declaredType.map { prefix + $0 }
        let words = signature ?? signatures.joined(separator: " ")
        let key = UnitKey(scope: type ?? scope, signature: words, conditions: conditions)
        var unit = MergeUnit(kind, key, in: parent, source, code, name: name)
        unit.title = prefix + name
        unit.range = range
        unit.signatures = signature == nil ? signatures : []
        unit.alias = node.as(TypeAliasDeclSyntax.self)?.initializer.value.trimmedDescription
        if let variable = node.as(VariableDeclSyntax.self) {
            (unit.isStored, unit.setterProblem) = (variable.isStored, variable.setterProblem)
            unit.isSettable = unit.setterProblem == nil
        }
        unit.parameters = node.parameters
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            unit.conformances = node.conformances
            unit.interior = group.memberBlock.leftBrace.end..<group.memberBlock.rightBrace.start
            add(unit, node.pieces)
            let items: [Item] = group.memberBlock.members.map { (Syntax($0.decl), Syntax($0)) }
            read(items, before: group.memberBlock.rightBrace, scope: key.scope)
        } else if let conditional = node.as(IfConfigDeclSyntax.self) {
            unit.interior = code
            add(unit)
            read(conditional, in: units.count - 1, scope)
        } else {
            add(unit, node.pieces)
        }
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, in block: Int, _ scope: String) {
        let first = units[block].key.signature
        for clause in conditional.clauses {
            let words = clause.words
            let end = clause.nextToken(viewMode: .sourceAccurate) ?? conditional.poundEndif
            let key = UnitKey(scope: scope, signature: "clause \(words)", conditions: conditions + [first])
            var unit = MergeUnit(.clause, key, in: block, source, clause.start..<end.start, name: words)
            unit.interior = (clause.condition?.end ?? clause.poundKeyword.end)..<end.start
            add(unit)
            conditions.append(words == first ? first : "\(first) \(words)")
            let items: [Item] =
                switch clause.elements {
                case .decls(let items): items.map { (Syntax($0.decl), Syntax($0)) }
                case .statements(let items): items.map { (Syntax($0.item), Syntax($0)) }
                default: []
                }
            read(items, before: end, scope: scope)
            conditions.removeLast()
        }
    }
}

/// The comments between two items of a file.
private struct CommentGap {
    /// Comments in adjoining lines.
    struct Group {
        var range: Range<Int>
        /// The first comment.
        let text: String

        var isMark: Bool { text.hasPrefix("// MARK:") }
        var isDocumentation: Bool { text.hasPrefix("///") || text.hasPrefix("/**") }
    }

    /// The comments after the previous item, on its last line.
    private(set) var inline: Range<Int>?
    private(set) var groups: [Group] = []
    /// Whether the last group is directly above the code that follows, without a blank line between them.
    let isAttached: Bool
    /// Whether the comments are at the beginning of the file.
    let isFirst: Bool

    init(before token: TokenSyntax) {
        let previous = token.previousToken(viewMode: .sourceAccurate)
        isFirst = previous == nil
        var offset = previous?.end ?? 0
        var newlines = isFirst ? 1 : 0
        var isOnPreviousLine = !isFirst
        for piece in Array(previous?.trailingTrivia ?? []) + Array(token.leadingTrivia) {
            let range = offset..<offset + piece.sourceLength.utf8Length
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                newlines += count
                isOnPreviousLine = false
            case _ where piece.isComment:
                let group = Group(range: range, text: "\(piece)")
                if isOnPreviousLine {
                    inline = (inline ?? range).lowerBound..<range.upperBound
                } else if newlines < 2, !group.isMark, let last = groups.last, !last.isMark {
                    groups[groups.count - 1].range = last.range.lowerBound..<range.upperBound
                } else {
                    groups.append(group)
                }
                newlines = 0
            default: break
            }
        }
        isAttached = !groups.isEmpty && newlines < 2
    }
}
