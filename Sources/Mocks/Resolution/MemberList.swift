import SwiftSource

/// The members of a protocol and of its parents, each once.
struct MemberList {
    private(set) var items: [MemberListItem] = []
    private var places: [String: Int] = [:]
    /// The types that replace associated types. Members that differ only in these names are one member.
    private let fixed: [String: String]

    init(fixed: [String: String]) {
        self.fixed = fixed
    }

    private func key(of member: MemberDeclaration) -> String {
        // A typealias fixes an associated type of this name, and doesn't replace it.
        if case .typeAlias = member.kind { return "typealias \(member.identity)" }
        return fixed.isEmpty || member.callable == nil ? member.identity : member.identity.renamingWords(fixed)
    }

    mutating func add(_ added: [MemberListItem], conditions: [String]) {
        guard let all = conditions.conjunction else {
            for item in added { add(item) }
            return
        }
        guard let range = added.members.first?.source.range else { return }
        items.append(.conditional(ConditionalMembers(all, added.mapMembers(newMember), range: range)))
    }

    private mutating func add(_ item: MemberListItem) {
        switch item {
        case .member(let member):
            guard let place = places[key(of: member)], case .member(let first) = items[place] else {
                if case .associatedType(let type) = member.kind, type.default != nil, member.isOfSwift { return }
                places[key(of: member)] = items.count
                items.append(item)
                return
            }
            items[place] = .member(first.merged(with: member))
        case .conditional: items += [item].mapMembers(newMember)
        case .comment: break
        }
    }

    /// Returns the member; nil if the list already has it without a condition.
    private func newMember(_ member: MemberDeclaration) -> MemberDeclaration? {
        places[key(of: member)] == nil ? member : nil
    }
}

extension MemberDeclaration {
    /// Returns a member that satisfies both of two protocols that declare it.
    fileprivate func merged(with other: MemberDeclaration) -> MemberDeclaration {
        switch (kind, other.kind) {
        case (.associatedType(var type), .associatedType(let second)):
            let texts = Set(type.inherited.map(\.text))
            type.inherited += second.inherited.filter { !texts.contains($0.text) }
            type.default = type.default ?? second.default
            type.requirements += second.requirements.filter { !type.requirements.contains($0) }
            return with(kind: .associatedType(type))
        case (.property(let type, let access), .property(_, let second)):
            return with(kind: .property(type, access.merged(with: second)))
        case (.subscript(let callable, let access), .subscript(_, let second)):
            return with(kind: .subscript(callable, access.merged(with: second)))
        case (.function(let callable), .function(let second))
        where callable.effects.canThrow && !second.effects.canThrow || callable.keepsMore(than: second):
            return other
        default: return self
        }
    }
}

extension MemberDeclaration.Callable {
    /// Returns whether a closure escapes here, and not in the other one. Then only the other one satisfies both.
    fileprivate func keepsMore(than other: Self) -> Bool {
        zip(parameters, other.parameters).contains { !$0.isNonEscapingFunction && $1.isNonEscapingFunction }
    }
}

extension MemberDeclaration.Access {
    /// Returns an access that satisfies both: it is settable if one of them is, and has only the effects that both have.
    fileprivate func merged(with other: Self) -> Self {
        let isAsync = getter.isAsync && other.getter.isAsync
        let throwing = getter.canThrow && other.getter.canThrow ? getter.throwing : .never
        var merged = isSettable ? self : other
        merged.getter = Effects(isAsync: isAsync, throwing: throwing)
        merged.isGetterMutating = isGetterMutating && other.isGetterMutating
        return merged
    }
}

extension MemberDeclaration {
    /// The member on no actor, for the mock of an actor: a parent that doesn't inherit from `Actor` requires it. Static members,
    /// initializers and properties that store a value are on no actor anyway.
    var outsideActor: MemberDeclaration {
        switch kind {
        case .initializer: self
        case .property(_, let access) where access.getter == Effects(): self
        default: isStatic ? self : isolated(to: nil)
        }
    }

    /// Returns the member on another actor than the mock's, or on none if `actor` is nil. A member with its own isolation doesn't change.
    func isolated(to actor: String?) -> MemberDeclaration {
        var waits = effects.isAsync
        switch kind {
        case .associatedType, .typeAlias: return self
        case .initializer: waits = false
        default: break
        }
        guard attributes.actor == nil, !hasIsolatedParameter, !isNonisolated else { return self }
        // The arguments and the result of an async member stay with its caller, which may be on the actor.
        let modifier = waits ? "nonisolated(nonsending)" : "nonisolated"
        guard let actor else { return with(modifiers: [modifier] + modifiers) }
        return with(attributes: [Attribute(name: actor, text: "@\(actor)")] + attributes)
    }
}
