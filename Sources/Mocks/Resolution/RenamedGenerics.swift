import SwiftSource

extension InterfaceItem {
    /// The same with other names for the generic parameters of members that hide something which the mock needs.
    ///
    /// - Parameter isTaken: whether a name has a meaning in the mock that a generic parameter would hide.
    func renamingGenerics(_ isTaken: (String) -> Bool) -> InterfaceItem {
        switch self {
        case .member(let member): .member(member.renamingGenerics(isTaken))
        case .conditional(let conditional):
            .conditional(
                ConditionalMembers(
                    clauses: conditional.clauses.map {
                        .init(directive: $0.directive, items: $0.items.map { $0.renamingGenerics(isTaken) })
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
    fileprivate func renamingGenerics(_ isTaken: (String) -> Bool) -> InterfaceMember {
        guard let callable, !callable.generics.parameters.isEmpty else { return self }
        let hiding = callable.generics.parameters.map(\.name).filter(isTaken)
        guard !hiding.isEmpty else { return self }
        var mentioned = Set(callable.generics.parameters.map(\.name) + types.flatMap(\.names).map { String($0.root) })
        var names: [String: String] = [:]
        for name in hiding {
            var free = "Other" + name
            while isTaken(free) || !mentioned.insert(free).inserted { free = "Other" + free }
            names[name] = free
        }
        return mapping(callable.renaming(names))
    }

    /// The same with other parameters and results.
    func mapping(_ callable: Callable) -> InterfaceMember {
        let kind: Kind =
            switch kind {
            case .function: .function(callable)
            case .initializer(_, let isFailable): .initializer(callable, isFailable: isFailable)
            case .subscript(_, let access): .subscript(callable, access)
            case .property, .associatedType, .typeAlias: kind
            }
        return with(kind: kind)
    }
}

extension InterfaceMember.Callable {
    /// The same with other names for its generic parameters.
    fileprivate func renaming(_ names: [String: String]) -> Self {
        let range = generics.parameters[0].range
        let values = names.mapValues { name in
            SwiftType(
                text: name,
                shape: .named(name, arguments: []),
                names: [.init(name: name, range: range)],
                range: range
            )
        }
        let generics = Generics(
            parameters: generics.parameters.map { parameter in
                GenericParameter(
                    name: names[parameter.name] ?? parameter.name,
                    constraint: parameter.constraint?.substituting(values, texts: names),
                    isPack: parameter.isPack,
                    text: parameter.text.renamingWords(names),
                    range: parameter.range
                )
            },
            requirements: generics.requirements.map { $0.renamingWords(names) }
        )
        return mapping(generics) { $0.substituting(values, texts: names) }
    }

    /// The same with other types.
    func mapping(_ generics: Generics, _ transform: (SwiftType) -> SwiftType) -> Self {
        let throwing: Effects.Throwing =
            if case .typed(let type) = effects.throwing { .typed(transform(type)) } else { effects.throwing }
        return Self(
            generics: generics,
            parameters: parameters.map { $0.with(type: transform($0.type)) },
            effects: Effects(isAsync: effects.isAsync, throwing: throwing),
            result: result.map(transform),
            isResultSending: isResultSending
        )
    }
}

extension InterfaceParameter {
    func with(type: SwiftType, specifiers: [Specifier]? = nil) -> InterfaceParameter {
        InterfaceParameter(
            label: label,
            name: name,
            type: type,
            specifiers: specifiers ?? self.specifiers,
            typeAttributes: typeAttributes,
            attributes: attributes,
            isVariadic: isVariadic,
            range: range
        )
    }
}
