import Diagnostics
import SwiftSyntax

import struct Diagnostics.SourceRange

/// Reads what stands between a protocol's braces, `#if` included; and comments, where they are written out again: not of whole files.
struct MemberListReader {
    let source: ParsedText

    /// The items in source order; whatever is no member is reported and left out.
    func read(_ block: MemberBlockSyntax, into diagnostics: inout DiagnosticBag) -> [MemberListItem] {
        var items: [MemberListItem] = []
        read(block.members, into: &items, &diagnostics)
        add(commentsBefore: block.rightBrace, to: &items)
        DuplicateMembers.check(items, into: &diagnostics)
        return items
    }

    private func read(
        _ list: MemberBlockItemListSyntax,
        into items: inout [MemberListItem],
        _ diagnostics: inout DiagnosticBag
    ) {
        for item in list {
            let comments = self.comments(before: item.firstToken(viewMode: .sourceAccurate))
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                add(comments.blocks[...], to: &items)
                items.append(.conditional(read(conditional, comments.endWithBlankLine, &diagnostics)))
                continue
            }
            let documentation = comments.documentation
            add(documentation == nil ? comments.blocks[...] : comments.blocks.dropLast(), to: &items)
            if let documentation, documentation.other.lines.count > 0 { add([documentation.other], to: &items) }
            let reader = MemberReader(
                source: source,
                documentation: documentation?.lines ?? [],
                isAfterBlankLine: documentation?.isAfterBlankLine ?? comments.endWithBlankLine
            )
            items += reader.read(item.decl, into: &diagnostics).map { .member($0) }
        }
    }

    private func read(
        _ conditional: IfConfigDeclSyntax,
        _ isAfterBlankLine: Bool,
        _ diagnostics: inout DiagnosticBag
    ) -> ConditionalMembers {
        var clauses: [ConditionalMembers.Clause] = []
        let syntaxes = Array(conditional.clauses)
        for (index, clause) in syntaxes.enumerated() {
            var items: [MemberListItem] = []
            if case .decls(let members) = clause.elements { read(members, into: &items, &diagnostics) }
            add(
                commentsBefore: index + 1 < syntaxes.count ? syntaxes[index + 1].poundKeyword : conditional.poundEndif,
                to: &items
            )
            let condition = clause.condition.map { " " + $0.oneLine } ?? ""
            clauses.append(.init(directive: clause.poundKeyword.text + condition, items: items))
        }
        return ConditionalMembers(
            clauses: clauses,
            isAfterBlankLine: isAfterBlankLine,
            range: source.range(of: conditional)
        )
    }
}

// MARK: - Comments
extension MemberListReader {
    /// The comments before an item.
    private struct Comments {
        var blocks: [CommentReader.Block]
        let endWithBlankLine: Bool

        /// The doc comment of what follows, and the comment lines that stand before it without a blank line between.
        var documentation: (lines: [String], other: CommentReader.Block, isAfterBlankLine: Bool)? {
            guard !endWithBlankLine, let block = blocks.last, let start = block.docStart else { return nil }
            var other = block
            other.lines = Array(block.lines[..<start])
            return (Array(block.lines[start...]), other, start == 0 && block.isAfterBlankLine)
        }
    }

    private func comments(before token: TokenSyntax?) -> Comments {
        guard let token, source.place != .file else { return Comments(blocks: [], endWithBlankLine: false) }
        let before = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
        let reader = CommentReader(before + token.leadingTrivia)
        return Comments(blocks: reader.blocks, endWithBlankLine: reader.endsWithBlankLine)
    }

    private func add(commentsBefore token: TokenSyntax, to items: inout [MemberListItem]) {
        add(comments(before: token).blocks[...], to: &items)
    }

    private func add(_ blocks: ArraySlice<CommentReader.Block>, to items: inout [MemberListItem]) {
        for block in blocks {
            // The member has taken it.
            if block.isTrailing, case .member = items.last { continue }
            items.append(.comment(FreeComment(lines: block.lines, isAfterBlankLine: block.isAfterBlankLine)))
        }
    }
}
