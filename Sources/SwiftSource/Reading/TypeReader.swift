import Diagnostics
import Support
import SwiftSyntax

extension ParsedText {
    func read(_ type: TypeSyntax) -> SwiftType {
        SwiftType(text: type.oneLine, shape: shape(of: type), names: names(in: type), range: range(of: type))
    }

    /// Returns the type with only the given attributes and specifiers, in this order.
    func read(_ type: AttributedTypeSyntax, keeping kept: [String]) -> SwiftType {
        guard !kept.isEmpty else { return read(type.baseType) }
        let function = type.baseType.as(FunctionTypeSyntax.self).map { read($0, attributes: kept) }
        let shape = function.map { SwiftType.Shape.function($0) } ?? shape(of: type.baseType)
        let text = (kept + [type.baseType.oneLine]).joined(separator: " ")
        return SwiftType(text: text, shape: shape, names: names(in: type.baseType), range: range(of: type))
    }

    func effects(_ specifiers: (some EffectSpecifiersSyntax)?) -> Effects {
        let throwing: Effects.Throwing =
            switch specifiers?.throwsClause {
            case nil: .never
            case let clause? where clause.throwsSpecifier.tokenKind == .keyword(.rethrows): .rethrowing
            case let clause?: clause.type.map { .typed(read($0)) } ?? .untyped
            }
        return Effects(isAsync: specifiers?.asyncSpecifier != nil, throwing: throwing)
    }

    private func shape(of type: TypeSyntax) -> SwiftType.Shape {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): .optional(read(optional.wrappedType))
        case .implicitlyUnwrappedOptionalType(let optional): .implicitlyUnwrapped(read(optional.wrappedType))
        case .arrayType(let array): .array(read(array.element))
        case .dictionaryType(let dictionary): .dictionary(key: read(dictionary.key), value: read(dictionary.value))
        case .tupleType(let tuple): shape(of: tuple)
        case .functionType(let function): .function(read(function, attributes: []))
        case .attributedType(let attributed): shape(of: attributed)
        case .someOrAnyType(let constrained):
            constrained.someOrAnySpecifier.tokenKind == .keyword(.some)
                ? .opaque(read(constrained.constraint)) : .existential(read(constrained.constraint))
        case .compositionType(let composition): .composition(composition.elements.map { read($0.type) })
        case .metatypeType(let metatype): .metatype(read(metatype.baseType))
        case .packExpansionType(let expansion): .packExpansion(read(expansion.repetitionPattern))
        case .identifierType(let identifier):
            shape(named: path(of: type) ?? identifier.name.text, identifier.genericArgumentClause)
        case .memberType(let member): shape(named: path(of: type) ?? member.oneLine, member.genericArgumentClause)
        default: .other
        }
    }

    private func shape(of tuple: TupleTypeSyntax) -> SwiftType.Shape {
        if let only = tuple.elements.first, tuple.elements.count == 1, only.firstName == nil, only.ellipsis == nil {
            return shape(of: only.type)
        }
        return .tuple(tuple.elements.map { .init(label: $0.firstName?.plainText, type: read($0.type)) })
    }

    /// `@Sendable` and `nonisolated(nonsending)` are part of a function's type. A type with `inout` or a similar specifier has the shape `other`,
    /// because it is not the type of a value.
    private func shape(of attributed: AttributedTypeSyntax) -> SwiftType.Shape {
        let specifiers = (Array(attributed.specifiers) + Array(attributed.lateSpecifiers)).map(\.oneLine)
        guard specifiers.allSatisfy({ ParameterDeclaration.Specifier(rawValue: $0) == nil }) else { return .other }
        guard let function = attributed.baseType.as(FunctionTypeSyntax.self) else {
            return shape(of: attributed.baseType)
        }
        return .function(read(function, attributes: attributed.attributes.map(\.oneLine) + specifiers))
    }

    private func read(_ function: FunctionTypeSyntax, attributes: [String]) -> SwiftType.FunctionType {
        let (parameters, result) = (function.parameters.map { read($0.type) }, read(function.returnClause.type))
        let effects = effects(function.effectSpecifiers)
        return .init(attributes: attributes, parameters: parameters, effects: effects, result: result)
    }

    /// Returns the shape of a named type. `Optional<T>`, `Array<T>` and `Dictionary<K, V>` have the shapes of `T?`, `[T]` and `[K: V]`.
    private func shape(named name: String, _ clause: GenericArgumentClauseSyntax?) -> SwiftType.Shape {
        let arguments = (clause?.arguments ?? []).compactMap { argument -> SwiftType? in
            if case .type(let type) = argument.argument { read(type) } else { nil }
        }
        switch (name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        default: return .named(name, arguments: arguments)
        }
    }

    /// Returns the name of a type with its dots and without arguments, such as `Todo.ID`; nil if its base is not a name.
    private func path(of type: TypeSyntax) -> String? {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
        guard let member = type.as(MemberTypeSyntax.self), let base = path(of: member.baseType) else { return nil }
        return base + "." + member.name.plainText
    }

    private func names(in type: TypeSyntax) -> [NameReference] {
        type.nodes { $0.is(AttributeSyntax.self) }.compactMap { node in
            // `Todo` is a part of `Todo.ID`.
            guard node.keyPathInParent != \MemberTypeSyntax.baseType else { return nil }
            let name = node.as(TypeSyntax.self).flatMap(path)
            return name.map { NameReference(name: $0, range: range(of: node)) }
        }
    }
}

extension ParsedText {
    /// Returns an error for each `<>`, which is only valid for a type with a parameter pack.
    func emptyArguments(in root: some SyntaxProtocol) -> DiagnosticBag {
        var found = DiagnosticBag()
        guard located.text.contains("<") else { return found }
        for clause in root.nodes().compactMap({ $0.as(GenericArgumentClauseSyntax.self) })
        where clause.arguments.isEmpty {
            let message = "expected a type between `<` and `>`"
            found.add(.swiftSyntax, message, at: range(of: clause), help: "write a type there, or remove `<>`")
        }
        return found
    }
}

extension TokenSyntax {
    var plainText: String { identifier?.name ?? text }
}
