import SwiftSource

/// The members of a protocol and of its parents, each once.
struct MemberList {
    private(set) var items: [InterfaceItem] = []
    /// Where each of those stands that no condition is on.
    private var places: [String: Int] = [:]
    /// What associated types stand for: members that differ only in naming them so or so are one.
    private let fixed: [String: String]

    init(fixed: [String: String]) {
        self.fixed = fixed
    }

    private func key(of member: InterfaceMember) -> String {
        fixed.isEmpty || member.callable == nil ? member.identity : member.identity.renamingWords(fixed)
    }

    /// - Parameter conditions: under which the protocol exists that has them.
    mutating func add(_ added: [InterfaceItem], conditions: [String]) {
        if conditions.isEmpty {
            for item in added { add(item) }
            return
        }
        let all = conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
        guard let range = added.members.first?.source.range else { return }
        let clause = ConditionalMembers.Clause(directive: "#if \(all)", items: added.filter { !holds($0) })
        items.append(.conditional(ConditionalMembers(clauses: [clause], layout: .adjoining, range: range)))
    }

    private mutating func add(_ item: InterfaceItem) {
        switch item {
        case .member(let member):
            guard let place = places[key(of: member)], case .member(let first) = items[place] else {
                places[key(of: member)] = items.count
                items.append(item)
                return
            }
            items[place] = .member(first.merged(with: member))
        case .conditional(let conditional):
            let clauses = conditional.clauses.map { clause in
                ConditionalMembers.Clause(directive: clause.directive, items: clause.items.filter { !holds($0) })
            }
            items.append(
                .conditional(ConditionalMembers(clauses: clauses, layout: conditional.layout, range: conditional.range))
            )
        case .comment: break
        }
    }

    private func holds(_ item: InterfaceItem) -> Bool {
        if case .member(let member) = item { places[key(of: member)] != nil } else { false }
    }
}

extension InterfaceMember {
    /// One that satisfies both of two protocols that declare it.
    fileprivate func merged(with other: InterfaceMember) -> InterfaceMember {
        switch (kind, other.kind) {
        case (.associatedType(let type), .associatedType(let second)):
            let texts = Set(type.inherited.map(\.text))
            return with(
                kind: .associatedType(
                    AssociatedType(
                        inherited: type.inherited + second.inherited.filter { !texts.contains($0.text) },
                        default: type.default ?? second.default,
                        requirements: type.requirements + second.requirements.filter { !type.requirements.contains($0) }
                    )
                )
            )
        case (.property(let type, let access), .property(_, let second)):
            return with(kind: .property(type, access.merged(with: second)))
        case (.subscript(let callable, let access), .subscript(_, let second)):
            return with(kind: .subscript(callable, access.merged(with: second)))
        case (.function(let callable), .function(let second))
        where callable.effects.canThrow && !second.effects.canThrow:
            return other
        default: return self
        }
    }

    func with(attributes: [InterfaceAttribute]) -> InterfaceMember {
        guard attributes.count < self.attributes.count else { return self }
        return InterfaceMember(
            kind: kind,
            name: name,
            modifiers: modifiers,
            attributes: attributes,
            docComment: docComment,
            source: source
        )
    }

    func with(kind: Kind) -> InterfaceMember {
        InterfaceMember(
            kind: kind,
            name: name,
            modifiers: modifiers,
            attributes: attributes,
            docComment: docComment,
            source: source
        )
    }
}

extension InterfaceMember.Access {
    /// Both can set what one can; nobody has more effects than the one with fewer.
    fileprivate func merged(with other: Self) -> Self {
        let isAsync = getter.isAsync && other.getter.isAsync
        let throwing = getter.canThrow && other.getter.canThrow ? getter.throwing : .never
        return Self(
            getter: Effects(isAsync: isAsync, throwing: throwing),
            isGetterMutating: isGetterMutating && other.isGetterMutating,
            setter: isSettable ? setter : other.setter
        )
    }
}

extension InterfaceItem {
    /// The members on another actor than the mock's, or on none for nil; those excepted that say so themselves.
    func isolated(to actor: String?) -> InterfaceItem {
        switch self {
        case .member(let member): .member(member.isolated(to: actor))
        case .conditional(let conditional):
            .conditional(
                ConditionalMembers(
                    clauses: conditional.clauses.map {
                        .init(directive: $0.directive, items: $0.items.map { $0.isolated(to: actor) })
                    },
                    layout: conditional.layout,
                    range: conditional.range
                )
            )
        case .comment: self
        }
    }
}

extension InterfaceMember {
    fileprivate func isolated(to actor: String?) -> InterfaceMember {
        let isAsync: Bool
        switch kind {
        case .associatedType, .typeAlias: return self
        case .initializer: isAsync = false
        case .function(let callable): isAsync = callable.effects.isAsync
        case .property(_, let access), .subscript(_, let access): isAsync = access.getter.isAsync
        }
        guard attributes.actor == nil, !hasIsolatedParameter,
            !modifiers.contains(where: { $0.hasPrefix("nonisolated") })
        else { return self }
        // What it is given, and gives, stays with a caller who may be on the actor.
        let modifier = isAsync ? "nonisolated(nonsending)" : "nonisolated"
        return InterfaceMember(
            kind: kind,
            name: name,
            modifiers: (actor == nil ? [modifier] : []) + modifiers,
            attributes: (actor.map { [InterfaceAttribute(name: $0, text: "@\($0)")] } ?? []) + attributes,
            docComment: docComment,
            source: source
        )
    }
}

extension [InterfaceItem] {
    /// Those members left out that a superclass has.
    func without(_ names: Set<String>) -> [InterfaceItem] {
        guard !names.isEmpty else { return self }
        return compactMap { item in
            switch item {
            case .member(let member): names.contains((member.isStatic ? "static " : "") + member.fullName) ? nil : item
            case .conditional(let conditional):
                .conditional(
                    ConditionalMembers(
                        clauses: conditional.clauses.map {
                            .init(directive: $0.directive, items: $0.items.without(names))
                        },
                        layout: conditional.layout,
                        range: conditional.range
                    )
                )
            case .comment: item
            }
        }
    }
}
