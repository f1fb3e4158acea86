import SwiftSource

extension [MemberListItem] {
    /// Returns every member with its condition: the conditions of all `#if` around it, and the negated conditions of earlier branches.
    func conditionalMembers(_ outer: [String] = []) -> [(member: MemberDeclaration, condition: String?)] {
        flatMap { item -> [(member: MemberDeclaration, condition: String?)] in
            switch item {
            case .member(let member): return [(member, outer.conjunction)]
            case .comment: return []
            case .conditional(let conditional):
                return conditional.branches.flatMap { $0.items.conditionalMembers(outer + $0.conditions) }
            }
        }
    }
}

extension [String] {
    /// The conditions joined with `&&`, in parentheses if there are several; nil for none.
    package var conjunction: String? {
        count < 2 ? first : map { $0.contains("||") || !$0.hasPrefix("!(") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}

extension ConditionalMembers {
    fileprivate var branches: [(conditions: [String], items: [MemberListItem])] {
        var earlier: [String] = []
        return clauses.map { clause in
            let condition = clause.directive.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init)
            defer { if let condition { earlier.append("!(\(condition))") } }
            return (earlier + [condition].compactMap(\.self), clause.items)
        }
    }
}
