import Diagnostics

/// Reports members that Swift can't tell apart.
enum DuplicateMembers {
    /// Branches of `#if` are looked at one by one: what stands in two of them is declared once.
    static func check(_ items: [MemberListItem], into diagnostics: inout DiagnosticBag) {
        var first: [String: MemberDeclaration] = [:]
        for item in items {
            switch item {
            case .member(let member):
                guard let earlier = first[member.identity] else {
                    first[member.identity] = member
                    continue
                }
                diagnostics.add(
                    Diagnostic(
                        .duplicateMember,
                        "duplicate member `\(member.fullName)`",
                        at: member.source.nameRange,
                        help: "remove one, or give them different labels or types",
                        notes: [.init("first declared here", at: earlier.source.nameRange)]
                    )
                )
            case .conditional(let conditional):
                for clause in conditional.clauses { check(clause.items, into: &diagnostics) }
            case .comment: break
            }
        }
    }
}
