import Diagnostics
import SwiftSource

extension [ProtocolResolver.Part] {
    /// Returns `State == String` if one protocol has a property of the type `State` or `[State]`, and another declares this property with
    /// the type `String` or `[String]`.
    func requirementsOfProperties(in index: DeclarationIndex) -> [String] {
        let associated = flatMap(\.items).members.associatedTypes
        guard !associated.isEmpty else { return [] }
        var open: [String: SwiftType] = [:]
        var fixed: [String: SwiftType] = [:]
        for part in self where part.conditions.isEmpty {
            guard let declaration = part.declaration else { continue }
            let names = index.seen(from: declaration.range.file).qualifiedNames(outside: declaration)
            for case .member(let member) in part.items {
                guard case .property(let type, _) = member.kind else { continue }
                if type.mentions(associated.union(["Self"])) {
                    open[member.canonical()] = type
                } else {
                    fixed[member.canonical()] = type.substituting([:], texts: names)
                }
            }
        }
        let values = open.flatMap { member, type in fixed[member].map { type.values(of: associated, in: $0) } ?? [] }
        return values.map { "\($0) == \($1)" }.sorted()
    }

    /// Returns the constraints of associated types under `#if` that may not exist outside of it.
    func constraintsOfBranches(in index: DeclarationIndex) -> Set<String> {
        var found: Set<String> = []
        for part in self {
            guard let declaration = part.declaration else { continue }
            let view = index.seen(from: declaration.range.file)
            for (member, condition) in part.items.conditionalMembers() {
                guard let condition, case .associatedType(let type) = member.kind else { continue }
                let isOfPlatform = ["os(", "canImport("].contains(where: condition.contains)
                for name in type.inherited.flatMap(\.names).map(\.name) {
                    let isCertain = view.isUnconditional(name, in: declaration) ?? !isOfPlatform
                    if !isCertain { found.insert(name) }
                }
            }
        }
        return found
    }
}

extension SwiftType {
    /// Returns the types that replace names of this type in another one: `Int` for `Item` if this is `[Item]` and the other is `[Int]`.
    fileprivate func values(of names: Set<String>, in other: SwiftType) -> [(name: String, type: String)] {
        switch (shape, other.shape) {
        case (.named(let name, _), _) where names.contains(name.withoutSelf): [(name.withoutSelf, other.text)]
        case (.named(_, let types), .named(_, let others)):
            zip(types, others).flatMap { $0.values(of: names, in: $1) }
        case (.optional(let type), .optional(let other)), (.array(let type), .array(let other)):
            type.values(of: names, in: other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
            key.values(of: names, in: otherKey) + value.values(of: names, in: other)
        default: []
        }
    }
}

extension DeclarationIndex {
    /// Returns whether a parent exists wherever a protocol does; nil if the parent is unknown.
    fileprivate func isUnconditional(_ name: String, in declaration: ProtocolDeclaration) -> Bool? {
        let place = declaration.enclosingTypes
        let conditions =
            protocols(name, from: place).map(\.conditions) + typeAliases(name, from: place).map(\.conditions)
        if let first = conditions.first {
            return conditions.count > 1 || first.allSatisfy(declaration.conditions.contains)
        }
        if type(name, from: place) != nil || KnownParent.parts(of: name) != nil { return true }
        if case .superclass(_, isOnMainActor: true) = KnownParent.named(name) { return nil }
        return KnownParent.named(name) == nil ? nil : true
    }
}

extension ProtocolResolver {
    /// The contribution of one protocol.
    struct Part {
        var declaration: ProtocolDeclaration?
        var items: [MemberListItem]
        let isolation: ProtocolDeclaration.Isolation
        let conditions: [String]
        /// Whether the protocol or one of its parents asks for the superclass. Then the protocol sees the nested types of the superclass.
        var hasSuperclass = false
        /// Whether the protocol or one of its parents inherits from `Actor`.
        var isActor = false

        /// Returns whether a member is not on the mock's actor, at least in Swift 5, where isolation is not inherited. This is so if its
        /// protocol has no isolation, or if a protocol of Swift has the member too.
        ///
        /// - Parameter ofKnown: the members of Swift's protocols among the parents.
        func leavesActor(_ item: MemberListItem, _ ofKnown: Set<String>) -> Bool {
            isolation == .unspecified
                || !ofKnown.isEmpty && [item].members.contains { ofKnown.contains($0.requirementName) }
        }
    }
}
