import Diagnostics
import SwiftSyntax

/// Reads what stands between a protocol's braces, `#if` included; and comments, where they are written out again: not of whole files.
struct MemberReader {
    let source: ParsedText
    /// What is wrong in the members; each of those is left out.
    var diagnostics = DiagnosticBag()
    /// The doc comment of the member that is being read.
    private(set) var documentation: [String] = []
    private(set) var isAfterBlankLine = false

    init(source: ParsedText) {
        self.source = source
    }

    /// The items in source order.
    mutating func read(_ block: MemberBlockSyntax) -> [MemberListItem] {
        var items: [MemberListItem] = []
        read(block.members, into: &items)
        add(comments(before: block.rightBrace).blocks, to: &items)
        checkDuplicates(among: items)
        return items
    }

    private mutating func read(_ list: MemberBlockItemListSyntax, into items: inout [MemberListItem]) {
        for item in list {
            let comments = comments(before: item.firstToken(viewMode: .sourceAccurate))
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                add(comments.blocks, to: &items)
                items.append(.conditional(read(conditional, isAfterBlankLine: comments.endsWithBlankLine)))
                continue
            }
            let found = comments.documentation
            add(found == nil ? comments.blocks : comments.blocks.dropLast(), to: &items)
            if let found, !found.other.lines.isEmpty { add([found.other], to: &items) }
            documentation = found?.lines ?? []
            isAfterBlankLine = found?.isAfterBlankLine ?? comments.endsWithBlankLine
            items += read(item.decl).map { .member($0) }
        }
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, isAfterBlankLine: Bool) -> ConditionalMembers {
        let clauses = conditional.clauses.map { clause in
            var items: [MemberListItem] = []
            if case .decls(let members) = clause.elements { read(members, into: &items) }
            add(comments(before: clause.nextToken(viewMode: .sourceAccurate)).blocks, to: &items)
            let condition = clause.condition.map { " " + $0.oneLine } ?? ""
            return ConditionalMembers.Clause(directive: clause.poundKeyword.text + condition, items: items)
        }
        return ConditionalMembers(
            clauses: clauses,
            isAfterBlankLine: isAfterBlankLine,
            range: source.range(of: conditional)
        )
    }

    private func comments(before token: TokenSyntax?) -> CommentReader {
        guard let token, source.place != .file else { return CommentReader([]) }
        let before = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
        return CommentReader(before + token.leadingTrivia)
    }

    private func add(_ blocks: [CommentReader.Block], to items: inout [MemberListItem]) {
        for block in blocks {
            // The member has taken it.
            if block.isTrailing, case .member = items.last { continue }
            items.append(.comment(FreeComment(lines: block.lines, isAfterBlankLine: block.isAfterBlankLine)))
        }
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at node: some SyntaxProtocol, help: String) {
        diagnostics.add(code, message, at: source.range(of: node), help: help)
    }
}

// MARK: - Duplicates
extension MemberReader {
    /// Branches of `#if` are looked at one by one: what stands in two of them is declared once.
    private mutating func checkDuplicates(among items: [MemberListItem]) {
        var first: [String: MemberDeclaration] = [:]
        for item in items {
            switch item {
            case .member(let member):
                guard let earlier = first[member.identity] else {
                    first[member.identity] = member
                    continue
                }
                diagnostics.add(
                    .duplicateMember,
                    "duplicate member `\(member.fullName)`",
                    at: member.source.nameRange,
                    help: "remove one, or give them different labels or types",
                    notes: [.init("first declared here", at: earlier.source.nameRange)]
                )
            case .conditional(let conditional):
                for clause in conditional.clauses { checkDuplicates(among: clause.items) }
            case .comment: break
            }
        }
    }
}
