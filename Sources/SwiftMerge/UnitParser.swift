import SwiftReader
import SwiftSyntax

/// Reads the units of a Swift file.
struct UnitParser {
    /// In source order; containers come before what they contain.
    private(set) var units: [MergeUnit] = []
    private var conditions: [String] = []
    private let bytes: [UInt8]
    private let file: ParsedFile

    private typealias Item = (node: Syntax, whole: Syntax)

    init(_ bytes: [UInt8], _ file: ParsedFile) {
        (self.bytes, self.file) = (bytes, file)
        let key = UnitKey(scope: "", signature: "file", conditions: [])
        units = [MergeUnit(.file, key, in: 0, 0..<bytes.count, name: "the file")]
        units[0].interior = 0..<bytes.count
        let items: [Item] = file.tree.statements.map { (Syntax($0.item), Syntax($0)) }
        read(items, before: file.tree.endOfFileToken, in: 0, scope: "")
    }

    private mutating func read(_ items: [Item], before end: TokenSyntax, in parent: Int, scope: String) {
        let tokens = items.map { $0.whole.firstToken(viewMode: .sourceAccurate) ?? end } + [end]
        let gaps = tokens.map(CommentGap.init)
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
            if !isLast { add(items[index], comments, trailing: gaps[index + 1].inline, in: parent, scope) }
        }
    }

    private mutating func addComment(_ range: Range<Int>, _ kind: MergeUnit.Kind, in parent: Int, _ scope: String) {
        let text = UnitText.commentWords(bytes[range]).joined(separator: "\n")
        let key = UnitKey(scope: scope, signature: kind == .header ? "header" : text, conditions: conditions)
        units.append(MergeUnit(kind, key, in: parent, range, name: "the comment `\(text)`"))
        units[units.count - 1].parts = [(.comments, range)]
    }

    private mutating func add(
        _ item: Item,
        _ comments: Range<Int>?,
        trailing: Range<Int>?,
        in parent: Int,
        _ scope: String
    ) {
        let node = item.node
        let code = item.whole.start..<item.whole.end
        let signatures = node.as(DeclSyntax.self).map { file.signatures(of: $0, in: scope) } ?? []
        let (kind, signature, name) = node.identity
        let prefix = scope.isEmpty || kind == .conditional ? "" : "\(scope)."
        let type = node.declaredType.map { prefix + $0 }
        let key = UnitKey(
            scope: type ?? scope,
            signature: signature ?? (signatures.isEmpty ? name : signatures.joined(separator: " ")),
            conditions: conditions
        )
        var unit = MergeUnit(kind, key, in: parent, code, name: name)
        unit.title = prefix + name
        unit.range = (comments ?? code).lowerBound..<(trailing ?? code).upperBound
        unit.baseName = type == nil ? String(name.prefix { $0 != "(" }) : ""
        unit.parts = [(.comments, comments ?? code.lowerBound..<code.lowerBound)]
        if kind != .conditional { unit.parts += node.parts(from: code.lowerBound) }
        unit.parts.append((.trailing, trailing ?? code.upperBound..<code.upperBound))
        (unit.node, unit.signatures) = (node, signature == nil ? signatures : [])
        unit.isStored = node.as(VariableDeclSyntax.self)?.isStored ?? false
        if kind == .function { unit.parameters = node.parameters }
        let group = node.asProtocol((any DeclGroupSyntax).self)
        unit.conformances = group == nil ? [] : node.elements(of: .inheritance).map(\.name)
        unit.interior = group.map { $0.memberBlock.leftBrace.end..<$0.memberBlock.rightBrace.start }
        if kind == .conditional { unit.interior = code }
        units.append(unit)
        if let group {
            let items: [Item] = group.memberBlock.members.map { (Syntax($0.decl), Syntax($0)) }
            read(items, before: group.memberBlock.rightBrace, in: units.count - 1, scope: key.scope)
        } else if let conditional = node.as(IfConfigDeclSyntax.self) {
            read(conditional, in: units.count - 1, scope)
        }
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, in block: Int, _ scope: String) {
        let first = units[block].key.signature
        for clause in conditional.clauses {
            let words = clause.words
            let end = clause.nextToken(viewMode: .sourceAccurate) ?? conditional.poundEndif
            let key = UnitKey(scope: scope, signature: "clause \(words)", conditions: conditions + [first])
            var unit = MergeUnit(.clause, key, in: block, clause.start..<end.start, name: words)
            unit.interior = (clause.condition?.end ?? clause.poundKeyword.end)..<end.start
            units.append(unit)
            conditions.append(words == first ? first : "\(first) \(words)")
            let items: [Item] =
                switch clause.elements {
                case .decls(let items): items.map { (Syntax($0.decl), Syntax($0)) }
                case .statements(let items): items.map { (Syntax($0.item), Syntax($0)) }
                default: []
                }
            read(items, before: end, in: units.count - 1, scope: scope)
            conditions.removeLast()
        }
    }
}

/// The comments between two items of a file.
private struct CommentGap {
    /// Comments in adjoining lines.
    struct Group {
        var range: Range<Int>
        let isMark: Bool
        let isDocumentation: Bool
    }

    /// The comments after the previous item, on its last line.
    private(set) var inline: Range<Int>?
    private(set) var groups: [Group] = []
    /// Whether no blank line is between the last group and what follows.
    let isAttached: Bool
    /// Whether nothing is before the comments.
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
                let text = "\(piece)"
                let isMark = text.hasPrefix("// MARK:")
                if isOnPreviousLine {
                    inline = (inline ?? range).lowerBound..<range.upperBound
                } else if newlines < 2, !isMark, let last = groups.last, !last.isMark {
                    groups[groups.count - 1].range = last.range.lowerBound..<range.upperBound
                } else {
                    let isDocumentation = text.hasPrefix("///") || text.hasPrefix("/**")
                    groups.append(Group(range: range, isMark: isMark, isDocumentation: isDocumentation))
                }
                newlines = 0
            default: break
            }
        }
        isAttached = !groups.isEmpty && newlines < 2
    }
}
