/// Gives types their shape: what a typealias stands for can be optional, a collection, or a closure that must not be kept. Their text stays.
struct AliasedTypes {
    let index: InterfaceIndex
    /// The types that the protocol stands in.
    let enclosing: [String]
    /// Typealiases in the protocol itself and its parents.
    let own: [String: TypeAliasInterface]
    /// What the names stand for that the types around the protocol have.
    private let qualified: [String: String]
    private static let deepest = 16

    init(index: InterfaceIndex, enclosing: [String], own: [String: TypeAliasInterface]) {
        self.index = index
        self.enclosing = enclosing
        self.own = own
        qualified = index.qualifiedNames(inside: enclosing)
    }

    func resolve(_ item: InterfaceItem) -> InterfaceItem {
        switch item {
        case .member(let member): .member(resolve(member))
        case .conditional(let conditional):
            .conditional(
                ConditionalMembers(
                    clauses: conditional.clauses.map { .init(directive: $0.directive, items: $0.items.map(resolve)) },
                    layout: conditional.layout,
                    range: conditional.range
                )
            )
        case .comment: item
        }
    }

    func resolve(_ type: SwiftType) -> SwiftType {
        let resolved = resolve(type, depth: 0)
        return qualified.isEmpty ? resolved : resolved.substituting([:], texts: qualified)
    }

    private func resolve(_ member: InterfaceMember) -> InterfaceMember {
        let member = member.attributes.isEmpty ? member : member.with(attributes: member.attributes.filter(isKept))
        if qualified.isEmpty {
            guard !own.isEmpty || index.hasTypeAliases else { return member }
            if case .associatedType = member.kind {} else if member.types.allSatisfy({ resolve($0) === $0 }) { return member }
        }
        return switch member.kind {
        case .function(let callable): member.with(kind: .function(resolve(callable)))
        case .initializer(let callable, let isFailable): member.with(kind: .initializer(resolve(callable), isFailable: isFailable))
        case .property(let type, let access): member.with(kind: .property(resolve(type), access))
        case .subscript(let callable, let access): member.with(kind: .subscript(resolve(callable), access))
        case .associatedType(let type):
            member.with(
                kind: .associatedType(
                    .init(
                        inherited: type.inherited.map(resolve),
                        default: type.default.map(resolve),
                        requirements: type.requirements.map { $0.renamingWords(qualified) }
                    )
                )
            )
        case .typeAlias(let generics, let type): member.with(kind: .typeAlias(generics, resolve(type)))
        }
    }

    private func isKept(_ attribute: InterfaceAttribute) -> Bool {
        if ProtocolInterface.isOfSwift(attribute: attribute.name) || attribute.name == "MainActor" { return true }
        // A macro's, such as `@GET("/users")`; no actor has arguments.
        return !attribute.text.contains("(") && !index.isBuilderOrWrapper(attribute.name)
    }

    private func resolve(_ callable: InterfaceMember.Callable) -> InterfaceMember.Callable {
        InterfaceMember.Callable(
            generics: callable.generics.renaming(qualified),
            parameters: callable.parameters.map { parameter in
                InterfaceParameter(
                    label: parameter.label,
                    name: parameter.name,
                    type: resolve(parameter.type),
                    specifiers: parameter.specifiers,
                    typeAttributes: parameter.typeAttributes,
                    attributes: parameter.attributes,
                    isVariadic: parameter.isVariadic,
                    range: parameter.range
                )
            },
            effects: callable.effects.renaming(qualified),
            result: callable.result.map(resolve),
            isResultSending: callable.isResultSending
        )
    }

    private func resolve(_ type: SwiftType, depth: Int) -> SwiftType {
        guard depth < Self.deepest else { return type }
        switch type.shape {
        case .named(let name, let arguments):
            guard let alias = own[name] ?? index.typeAlias(name, from: enclosing) else { return type }
            let target = alias.type.substituting(alias.genericParameters, with: arguments)
            return SwiftType(text: type.text, shape: resolve(target, depth: depth + 1).shape, names: type.names, range: type.range)
        case .optional(let wrapped):
            let resolved = resolve(wrapped, depth: depth + 1)
            return resolved === wrapped ? type : type.with(shape: .optional(resolved))
        case .implicitlyUnwrapped(let wrapped):
            let resolved = resolve(wrapped, depth: depth + 1)
            return resolved === wrapped ? type : type.with(shape: .implicitlyUnwrapped(resolved))
        default:
            return type
        }
    }
}

extension SwiftType {
    fileprivate func with(shape: Shape) -> SwiftType {
        SwiftType(text: text, shape: shape, names: names, range: range)
    }

    /// Generic parameters replaced by what they stand for.
    fileprivate func substituting(_ parameters: [String], with arguments: [SwiftType]) -> SwiftType {
        guard !parameters.isEmpty, parameters.count == arguments.count, mentions(Set(parameters)) else { return self }
        let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return substituting(values, texts: values.mapValues(\.text))
    }

    fileprivate func substituting(_ values: [String: SwiftType], texts: [String: String]) -> SwiftType {
        if case .named(let name, let arguments) = shape, arguments.isEmpty, let value = values[name] { return value }
        let inner = { (type: SwiftType) in type.substituting(values, texts: texts) }
        let shape: Shape =
            switch shape {
            case .named(let name, let arguments): .named(name, arguments: arguments.map(inner))
            case .optional(let wrapped): .optional(inner(wrapped))
            case .implicitlyUnwrapped(let wrapped): .implicitlyUnwrapped(inner(wrapped))
            case .array(let element): .array(inner(element))
            case .dictionary(let key, let value): .dictionary(key: inner(key), value: inner(value))
            case .tuple(let elements): .tuple(elements.map { .init(label: $0.label, type: inner($0.type)) })
            case .function(let function): .function(function.mapping(inner))
            case .existential(let type): .existential(inner(type))
            case .opaque(let type): .opaque(inner(type))
            case .composition(let types): .composition(types.map(inner))
            case .metatype(let type): .metatype(inner(type))
            case .packExpansion(let type): .packExpansion(inner(type))
            case .other: .other
            }
        let names = names.flatMap { name in values[name.name].map(\.names) ?? [name] }
        return SwiftType(text: text(renaming: texts), shape: shape, names: names, range: range)
    }
}

extension SwiftType.FunctionType {
    fileprivate func mapping(_ transform: (SwiftType) -> SwiftType) -> Self {
        let throwing: Effects.Throwing =
            if case .typed(let type) = effects.throwing { .typed(transform(type)) } else { effects.throwing }
        return Self(
            attributes: attributes,
            parameters: parameters.map(transform),
            effects: Effects(isAsync: effects.isAsync, throwing: throwing),
            result: transform(result)
        )
    }
}
