package import Diagnostics

/// An item of a protocol's body.
package enum MemberListItem: Sendable {
    case member(MemberDeclaration)
    indirect case conditional(ConditionalMembers)
    /// Comment lines that document no member, with their `//` or `/*`, without indentation: `// MARK: Loading`.
    indirect case comment(lines: [String], isAfterBlankLine: Bool)
}

package struct ConditionalMembers: Sendable {
    package struct Clause: Sendable {
        /// As written: `#if os(iOS)`, `#elseif DEBUG`, `#else`.
        package let directive: String
        package internal(set) var items: [MemberListItem]
    }

    package internal(set) var clauses: [Clause]
    package let isAfterBlankLine: Bool
    package let range: SourceRange
}

extension ConditionalMembers {
    /// Creates a block with one branch.
    ///
    /// - Parameter condition: the condition of the branch: `os(iOS)`.
    package init(_ condition: String, _ items: [MemberListItem], range: SourceRange) {
        clauses = [Clause(directive: "#if \(condition)", items: items)]
        isAfterBlankLine = false
        self.range = range
    }
}

extension [MemberListItem] {
    /// Returns the items with each member replaced, in all branches of every `#if`. Members without a replacement are left out.
    package func mapMembers(_ transform: (MemberDeclaration) -> MemberDeclaration?) -> [MemberListItem] {
        compactMap { item -> MemberListItem? in
            switch item {
            case .member(let member): return transform(member).map { .member($0) }
            case .conditional(var conditional):
                for index in conditional.clauses.indices {
                    conditional.clauses[index].items = conditional.clauses[index].items.mapMembers(transform)
                }
                return .conditional(conditional)
            case .comment: return item
            }
        }
    }

    /// Every member, in all branches of every `#if`, in source order.
    package var members: [MemberDeclaration] {
        flatMap { item -> [MemberDeclaration] in
            switch item {
            case .member(let member): return [member]
            case .conditional(let conditional): return conditional.clauses.flatMap(\.items.members)
            case .comment: return []
            }
        }
    }
}
