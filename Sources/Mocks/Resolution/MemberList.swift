import SwiftSource

/// The members of a protocol and of its parents, each once.
struct MemberList {
    private(set) var items: [MemberListItem] = []
    /// Where each of those stands that no condition is on.
    private var places: [String: Int] = [:]
    /// What associated types stand for: members that differ only in naming them so or so are one.
    private let fixed: [String: String]

    init(fixed: [String: String]) {
        self.fixed = fixed
    }

    private func key(of member: MemberDeclaration) -> String {
        fixed.isEmpty || member.callable == nil ? member.identity : member.identity.renamingWords(fixed)
    }

    /// - Parameter conditions: under which the protocol exists that has them.
    mutating func add(_ added: [MemberListItem], conditions: [String]) {
        guard !conditions.isEmpty else {
            for item in added { add(item) }
            return
        }
        let all = conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
        guard let range = added.members.first?.source.range else { return }
        items.append(.conditional(ConditionalMembers(all, added.mapMembers(newMember), range: range)))
    }

    private mutating func add(_ item: MemberListItem) {
        switch item {
        case .member(let member):
            guard let place = places[key(of: member)], case .member(let first) = items[place] else {
                places[key(of: member)] = items.count
                items.append(item)
                return
            }
            items[place] = .member(first.merged(with: member))
        case .conditional: items += [item].mapMembers(newMember)
        case .comment: break
        }
    }

    /// Nil for one that is there without a condition.
    private func newMember(_ member: MemberDeclaration) -> MemberDeclaration? {
        places[key(of: member)] == nil ? member : nil
    }
}

extension MemberDeclaration {
    /// One that satisfies both of two protocols that declare it.
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
    /// Whether it may keep a closure that the other one may not: only the other one satisfies both.
    fileprivate func keepsMore(than other: Self) -> Bool {
        zip(parameters, other.parameters).contains { !$0.isNonEscapingFunction && $1.isNonEscapingFunction }
    }
}

extension MemberDeclaration.Access {
    /// Both can set what one can; nobody has more effects than the one with fewer.
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
    /// The same on no actor, in an actor's mock: a parent of the protocol that is no actor's asks for it. What is static or an initializer is on no
    /// actor anyway; a property that only keeps a value never is.
    var outsideActor: MemberDeclaration {
        switch kind {
        case .initializer: self
        case .property(_, let access) where access.getter == Effects(): self
        default: isStatic ? self : isolated(to: nil)
        }
    }

    /// The same on another actor than the mock's, or on none for nil, unless it says itself where it is.
    func isolated(to actor: String?) -> MemberDeclaration {
        var waits = effects.isAsync
        switch kind {
        case .associatedType, .typeAlias: return self
        case .initializer: waits = false
        default: break
        }
        guard attributes.actor == nil, !hasIsolatedParameter, !isNonisolated else { return self }
        // What it is given, and gives, stays with a caller who may be on the actor.
        let modifier = waits ? "nonisolated(nonsending)" : "nonisolated"
        guard let actor else { return with(modifiers: [modifier] + modifiers) }
        return with(attributes: [Attribute(name: actor, text: "@\(actor)")] + attributes)
    }
}
