package import Diagnostics

/// What stands in a protocol's body, in source order.
package enum InterfaceItem: Sendable {
    case member(InterfaceMember)
    /// Members under `#if`.
    indirect case conditional(ConditionalMembers)
    /// Comment lines that document no member: `// MARK: Loading`.
    indirect case comment(InterfaceComment)
}

package struct ConditionalMembers: Sendable {
    package struct Clause: Sendable {
        /// As written: `#if os(iOS)`, `#elseif DEBUG`, `#else`.
        package let directive: String
        package let items: [InterfaceItem]

        package init(directive: String, items: [InterfaceItem]) {
            self.directive = directive
            self.items = items
        }
    }

    package let clauses: [Clause]
    package let layout: InterfaceLayout
    package let range: SourceRange

    package init(clauses: [Clause], layout: InterfaceLayout, range: SourceRange) {
        self.clauses = clauses
        self.layout = layout
        self.range = range
    }
}

package struct InterfaceComment: Sendable {
    /// With their `//` or `/*`, without indentation.
    package let lines: [String]
    package let layout: InterfaceLayout

    package init(lines: [String], layout: InterfaceLayout) {
        self.lines = lines
        self.layout = layout
    }
}

/// How an item stood among the others.
package enum InterfaceLayout: Sendable {
    case afterBlankLine
    case adjoining
}

extension [InterfaceItem] {
    /// Every member, in all branches of every `#if`, in source order.
    package var members: [InterfaceMember] {
        var members: [InterfaceMember] = []
        members.reserveCapacity(count)
        collect(into: &members)
        return members
    }

    private func collect(into members: inout [InterfaceMember]) {
        for item in self {
            switch item {
            case .member(let member): members.append(member)
            case .conditional(let block): for clause in block.clauses { clause.items.collect(into: &members) }
            case .comment: break
            }
        }
    }
}
