import Diagnostics
package import SwiftSource

extension NameScope.Part {
    private static let deepest = 16

    /// Returns a type with the shape of its typealiases, which can be an optional, a collection or a nonescaping closure. Its text keeps
    /// the typealiases.
    func resolve(_ type: SwiftType) -> SwiftType {
        let resolved = hiding(resolve(type, depth: 0))
        return qualified.isEmpty ? resolved : resolved.substituting([:], texts: qualified)
    }

    /// Returns a member with all types resolved, and without the attributes that no mock needs.
    func resolve(_ member: MemberDeclaration) -> MemberDeclaration {
        member.with(kind: resolve(member.kind), attributes: member.attributes.filter(isKept))
    }

    private func resolve(_ kind: MemberDeclaration.Kind) -> MemberDeclaration.Kind {
        switch kind {
        case .function(let callable), .initializer(let callable, _): return kind.with(resolve(callable))
        case .subscript(let callable, let access): return .subscript(resolve(callable), resolve(access))
        case .property(let type, let access): return .property(resolve(type), resolve(access))
        case .associatedType(var type):
            type.inherited = type.inherited.map(resolve)
            type.default = type.default.map(resolve)
            type.requirements = type.requirements.map { $0.renamingWords(qualified).withoutSelf }
            return .associatedType(type)
        case .typeAlias(let generics, let type): return .typeAlias(generics, resolve(type))
        }
    }

    private func resolve(_ callable: MemberDeclaration.Callable) -> MemberDeclaration.Callable {
        var callable = callable.mapTypes(resolve)
        if !callable.generics.isEmpty {
            callable.generics = callable.generics.renaming(qualified.merging(namesWithSelf) { first, _ in first })
        }
        return callable
    }

    /// Returns `[Item]` for `[Self.Item]`, so that both forms are recognized. A generic parameter of the member can't hide `Item`: it was
    /// renamed.
    private func withoutSelf(_ type: SwiftType) -> SwiftType {
        guard !declared.isEmpty, type.names.contains(where: { $0.root == "Self" }) else { return type }
        return type.substituting(namesWithSelf)
    }

    private var namesWithSelf: [String: String] {
        Dictionary(uniqueKeysWithValues: declared.map { ("Self.\($0)", $0) })
    }

    private func resolve(_ access: MemberDeclaration.Access) -> MemberDeclaration.Access {
        var access = access
        access.getter = access.getter.mapType(resolve)
        return access
    }

    private func isKept(_ attribute: Attribute) -> Bool {
        if ProtocolDeclaration.isOfSwift(attribute: attribute.name) || attribute.name == "MainActor" { return true }
        // A macro such as `@GET("/users")` and a result builder such as `@RowBuilder<Int>` are left out. A global actor has no arguments.
        return !attribute.text.contains { $0 == "(" || $0 == "<" } && !index.isBuilderOrWrapper(attribute.name)
    }

    private func resolve(_ type: SwiftType, depth: Int) -> SwiftType {
        guard depth < Self.deepest else { return type }
        let type = withoutSelf(type)
        switch type.shape {
        case .named(let name, let arguments):
            let found =
                aliases[name].map { $0.map { ($0, $0.type) } } ?? outerAliases(name).map { ($0, typeOutside($0)) }
            let shapes = found.map { alias, type in
                resolve(type.substituting(alias.genericParameters, with: arguments), depth: depth + 1).shape
            }
            return SwiftType.Shape.common(shapes).map(type.with) ?? type
        case .optional(let wrapped): return type.with(shape: .optional(resolve(wrapped, depth: depth + 1)))
        case .implicitlyUnwrapped(let wrapped):
            return type.with(shape: .implicitlyUnwrapped(resolve(wrapped, depth: depth + 1)))
        case .existential(let inner): return type.with(shape: .existential(resolve(inner, depth: depth + 1)))
        default: return type
        }
    }

    /// Returns the typealiases of a name that the protocol doesn't declare itself.
    private func outerAliases(_ name: String) -> [TypeAliasDeclaration] {
        declared.contains(name) ? [] : index.typeAliases(name, from: enclosing, isCertain: false)
    }

    /// Returns the type of a typealias as it is written outside of the types around the typealias: `Shop.Item` for `Item`.
    private func typeOutside(_ alias: TypeAliasDeclaration) -> SwiftType {
        guard !alias.enclosingTypes.isEmpty else { return alias.type }
        let names = index.seen(from: alias.type.range.file).qualifiedNames(inside: alias.enclosingTypes)
        return alias.type.substituting(names.filter { !alias.genericParameters.contains($0.key) })
    }

    /// Returns a type in which the names of Swift's types that are hidden mean other types. Then `Optional<Int>` is not an optional.
    private func hiding(_ type: SwiftType) -> SwiftType {
        guard type.mentions(hidden) else { return type }
        let names = type.names.filter {
            hidden.contains($0.name) && aliases[$0.name] == nil
                && outerAliases($0.name).isEmpty
        }
        let values = names.map { name in
            (name.name, SwiftType(text: name.name, shape: .ofSources(name.name), names: [name], range: name.range))
        }
        let inner = type.substituting(Dictionary(values) { first, _ in first }, texts: [:])
        let head = String(type.text.prefix { $0 != "<" })
        return type.text.hasSuffix(">") && names.contains { $0.name == head }
            ? inner.with(shape: .ofSources(head)) : inner
    }
}

extension SwiftType.Shape {
    /// Returns the shape of a type of the sources that has the name of a type of Swift.
    fileprivate static func ofSources(_ name: String) -> Self {
        .named("Self.\(name)", arguments: [])
    }

    /// Returns the common shape of several declarations; nil if they differ. If one is a closure, the result is this closure: it may be
    /// nonescaping.
    fileprivate static func common(_ shapes: [Self]) -> Self? {
        if let function = shapes.first(where: { if case .function = $0 { true } else { false } }) { return function }
        guard let first = shapes.first else { return nil }
        return shapes.dropFirst().allSatisfy { $0.isLike(first) } ? first : nil
    }

    /// Returns whether values of both shapes can have the same default.
    private func isLike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.optional, .optional), (.implicitlyUnwrapped, .implicitlyUnwrapped), (.array, .array),
            (.dictionary, .dictionary):
            true
        case (.named(let name, let arguments), .named(let second, let others)): name == second && arguments == others
        default: false
        }
    }
}

extension SwiftType {
    fileprivate func with(shape: Shape) -> SwiftType {
        SwiftType(text: text, shape: shape, names: names, range: range)
    }

    /// Returns the type with generic parameters replaced by their arguments.
    func substituting(_ parameters: [String], with arguments: [SwiftType]) -> SwiftType {
        guard !parameters.isEmpty, parameters.count == arguments.count, mentions(Set(parameters)) else { return self }
        let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return substituting(values, texts: values.mapValues(\.text))
    }

    func substituting(_ names: [String: String]) -> SwiftType {
        let roots = Set(names.keys.flatMap { [$0, String($0.prefix { $0 != "." })] })
        return mentions(roots) ? substituting(names.mapValues { SwiftType(named: $0, at: range) }, texts: names) : self
    }

    /// Returns the type with some names replaced: in its shape by `values`, and in its text by `texts`.
    package func substituting(_ values: [String: SwiftType], texts: [String: String]) -> SwiftType {
        if case .named(let name, let arguments) = shape, arguments.isEmpty, let value = values[name] { return value }
        guard !texts.isEmpty || mentions(Set(values.keys)) else { return self }
        let inner = { (type: SwiftType) in type.substituting(values, texts: texts) }
        let shape: Shape =
            switch shape {
            case .named(let name, let arguments): .named(name.replacingRoot(values), arguments: arguments.map(inner))
            case .optional(let wrapped): .optional(inner(wrapped))
            case .implicitlyUnwrapped(let wrapped): .implicitlyUnwrapped(inner(wrapped))
            case .array(let element): .array(inner(element))
            case .dictionary(let key, let value): .dictionary(key: inner(key), value: inner(value))
            case .tuple(let elements):
                .tuple(
                    elements.map {
                        var element = $0
                        element.type = inner($0.type)
                        return element
                    }
                )
            case .function(let function): .function(function.mapTypes(inner))
            case .existential(let type): .existential(inner(type))
            case .opaque(let type): .opaque(inner(type))
            case .composition(let types): .composition(types.map(inner))
            case .metatype(let type): .metatype(inner(type))
            case .packExpansion(let type): .packExpansion(inner(type))
            case .other: .other
            }
        let names = names.flatMap { name in
            values[name.name].map(\.names) ?? [NameReference(name: name.name.replacingRoot(values), range: name.range)]
        }
        return SwiftType(text: text(renaming: texts), shape: shape, names: names, range: range)
    }
}

extension SwiftType.FunctionType {
    fileprivate func mapTypes(_ transform: (SwiftType) -> SwiftType) -> Self {
        var copy = self
        copy.parameters = parameters.map(transform)
        copy.effects = effects.mapType(transform)
        copy.result = transform(result)
        return copy
    }
}

extension String {
    /// Returns `Todo.ID` for `T.ID` if `Todo` replaces `T`, and `Item.ID` for `Self.Item.ID` if `Item` replaces `Self.Item`.
    fileprivate func replacingRoot(_ values: [String: SwiftType]) -> String {
        // The longest root is used: `Self.Item` before `Self`.
        let roots = values.filter { self == $0.key || hasPrefix($0.key + ".") }
        guard let (root, value) = roots.max(by: { $0.key.utf8.count < $1.key.utf8.count }),
            case .named(let name, _) = value.shape
        else { return self }
        return name + dropFirst(root.count)
    }
}
