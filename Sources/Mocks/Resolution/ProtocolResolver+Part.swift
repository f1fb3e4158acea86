import Diagnostics
import SwiftSource

extension [ProtocolResolver.Part] {
    /// Returns `State == String` if one protocol has a property of the associated type `State`, and another declares this property with
    /// the type `String`.
    func requirementsOfProperties(in index: DeclarationIndex) -> [String] {
        let associated = flatMap(\.items).members.associatedTypes
        guard !associated.isEmpty else { return [] }
        var open: [String: String] = [:]
        var texts: [String: String] = [:]
        for part in self where part.conditions.isEmpty {
            guard let declaration = part.declaration else { continue }
            let names = index.seen(from: declaration.range.file).qualifiedNames(outside: declaration)
            for case .member(let member) in part.items {
                guard case .property(let type, _) = member.kind else { continue }
                if case .named(let name, _) = type.shape, associated.contains(name.withoutSelf) {
                    open[member.canonical()] = name.withoutSelf
                } else if !type.mentions(associated.union(["Self"])) {
                    texts[member.canonical()] = type.text(renaming: names)
                }
            }
        }
        return open.compactMap { member, name in texts[member].map { "\(name) == \($0)" } }.sorted()
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
