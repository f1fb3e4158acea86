import SwiftSource

/// A Swift type with its parts, as templates see it.
struct TypeContext: ComputedContext {
    let type: SwiftType
    /// What names in it stand for: `Self` for a mock.
    var names: [String: String] = [:]

    static let table = ContextTable<TypeContext>("type", "A Swift type and its parts.") {
        ContextEntry("text", "The whole type.", example: "'[Todo.ID: Todo]?'") { $0.text }
        ContextEntry(
            "kind",
            "`named`, `optional`, `array`, `dictionary`, `tuple`, `function`, `existential` (`any P`), `opaque` "
                + "(`some P`), `composition` (`P & Q`), `metatype` or `other`.",
            example: "optional"
        ) { $0.kind }
        ContextEntry(
            "name",
            "The name without generic arguments; nil unless `kind` is `named`.",
            example: "Result"
        ) { $0.name }
        ContextEntry("arguments", "The generic arguments of a `named` type.") { $0.arguments }
        ContextEntry("isOptional", "Whether it is an optional.", example: "true") { $0.type.isOptional }
        ContextEntry(
            "startValue",
            "An initial value for a variable of this type; nil if scaffold knows none.",
            example: "'false'"
        ) { $0.type.startValue }
        ContextEntry("wrapped", "The type that an optional wraps; nil for other types.") { $0.wrapped }
        ContextEntry("element", "The type of the elements of an array; nil for other types.") { $0.element }
        ContextEntry("key", "The type of the keys of a dictionary; nil for other types.") { $0.entry?.key }
        ContextEntry("value", "The type of the values of a dictionary; nil for other types.") { $0.entry?.value }
        ContextEntry("elements", "The elements of a tuple.") { $0.elements }
        ContextEntry("function", "The parts of a function type; nil for other types.") { $0.function }
        ContextEntry("constraint", "The type after `any` or `some`; nil for other types.") { $0.constraint }
    }

    var text: String {
        type.text(renaming: names)
    }

    private func context(_ type: SwiftType) -> TypeContext {
        TypeContext(type: type, names: names)
    }

    private var kind: String {
        switch type.shape {
        case .named: "named"
        case .optional, .implicitlyUnwrapped: "optional"
        case .array: "array"
        case .dictionary: "dictionary"
        case .tuple: "tuple"
        case .function: "function"
        case .existential: "existential"
        case .opaque: "opaque"
        case .composition: "composition"
        case .metatype: "metatype"
        case .packExpansion, .other: "other"
        }
    }

    private var name: String? {
        if case .named(let name, _) = type.shape { name.renamingWords(names) } else { nil }
    }

    private var arguments: [TypeContext] {
        if case .named(_, let arguments) = type.shape { arguments.map(context) } else { [] }
    }

    private var wrapped: TypeContext? {
        switch type.shape {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): context(wrapped)
        default: nil
        }
    }

    private var element: TypeContext? {
        if case .array(let element) = type.shape { context(element) } else { nil }
    }

    private var entry: (key: TypeContext, value: TypeContext)? {
        if case .dictionary(let key, let value) = type.shape { (context(key), context(value)) } else { nil }
    }

    private var elements: [TupleElementContext] {
        guard case .tuple(let elements) = type.shape else { return [] }
        return elements.map { TupleElementContext(label: $0.label, type: context($0.type)) }
    }

    private var function: FunctionTypeContext? {
        if case .function(let function) = type.shape {
            FunctionTypeContext(function: function, names: names)
        } else {
            nil
        }
    }

    private var constraint: TypeContext? {
        switch type.shape {
        case .existential(let type), .opaque(let type): context(type)
        default: nil
        }
    }
}

/// An element of a tuple type, as templates see it.
struct TupleElementContext: ComputedContext {
    let label: String?
    let type: TypeContext

    static let table = ContextTable<TupleElementContext>("tuple element", "An element of a tuple type.") {
        ContextEntry("label", "The label; nil if there is none.", example: "index") { $0.label }
        ContextEntry("type", "The type.", example: "Int") { $0.type.text }
        ContextEntry("typeParts", "The parts of the type.") { $0.type }
    }
}

/// A function type, as templates see it.
struct FunctionTypeContext: ComputedContext {
    let function: SwiftType.FunctionType
    let names: [String: String]

    static let table = ContextTable<FunctionTypeContext>("function type", "The parts of a function type.") {
        ContextEntry("attributes", "The attributes.", example: "['@Sendable']") { $0.function.attributes }
        ContextEntry("parameters", "The types of the parameters.") { context in
            context.function.parameters.map { TypeContext(type: $0, names: context.names) }
        }
        ContextEntry("effects", "The effects of a call.") {
            EffectsContext(effects: $0.function.effects, names: $0.names)
        }
        ContextEntry("result", "The type of the result.") { TypeContext(type: $0.function.result, names: $0.names) }
    }
}
