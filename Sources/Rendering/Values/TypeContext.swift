import SwiftSource

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
        ) { $0.parts.kind }
        ContextEntry(
            "name",
            "The name without generic arguments; nil unless `kind` is `named`.",
            example: "Result"
        ) { $0.parts.name }
        ContextEntry("arguments", "The generic arguments of a `named` type.") { $0.parts.arguments.map($0.context) }
        ContextEntry("isOptional", "Whether it is an optional.", example: "true") { $0.type.isOptional }
        ContextEntry(
            "startValue",
            "An initial value for a variable of this type; nil if scaffold knows none.",
            example: "'false'"
        ) { $0.type.startValue }
        ContextEntry("wrapped", "The type that an optional wraps; nil for other types.") {
            $0.parts.wrapped.map($0.context)
        }
        ContextEntry("element", "The type of the elements of an array; nil for other types.") {
            $0.parts.element.map($0.context)
        }
        ContextEntry("key", "The type of the keys of a dictionary; nil for other types.") {
            $0.parts.key.map($0.context)
        }
        ContextEntry("value", "The type of the values of a dictionary; nil for other types.") {
            $0.parts.value.map($0.context)
        }
        ContextEntry("elements", "The elements of a tuple.") { context in
            context.parts.elements.map { TupleElementContext(label: $0.label, type: context.context($0.type)) }
        }
        ContextEntry("function", "The parts of a function type; nil for other types.") { context in
            context.parts.function.map { FunctionTypeContext(function: $0, names: context.names) }
        }
        ContextEntry("constraint", "The type after `any` or `some`; nil for other types.") {
            $0.parts.constraint.map($0.context)
        }
    }

    var text: String {
        type.text(renaming: names)
    }

    private func context(_ type: SwiftType) -> TypeContext {
        TypeContext(type: type, names: names)
    }

    /// Each kind of type has some of them.
    private struct Parts {
        var kind = "other"
        var name: String?
        var arguments: [SwiftType] = []
        var wrapped: SwiftType?
        var element: SwiftType?
        var key: SwiftType?
        var value: SwiftType?
        var elements: [SwiftType.TupleElement] = []
        var function: SwiftType.FunctionType?
        var constraint: SwiftType?
    }

    private var parts: Parts {
        switch type.shape {
        case .named(let name, let arguments):
            Parts(kind: "named", name: name.renamingWords(names), arguments: arguments)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): Parts(kind: "optional", wrapped: wrapped)
        case .array(let element): Parts(kind: "array", element: element)
        case .dictionary(let key, let value): Parts(kind: "dictionary", key: key, value: value)
        case .tuple(let elements): Parts(kind: "tuple", elements: elements)
        case .function(let function): Parts(kind: "function", function: function)
        case .existential(let type): Parts(kind: "existential", constraint: type)
        case .opaque(let type): Parts(kind: "opaque", constraint: type)
        case .composition: Parts(kind: "composition")
        case .metatype: Parts(kind: "metatype")
        case .packExpansion, .other: Parts()
        }
    }
}

struct TupleElementContext: ComputedContext {
    let label: String?
    let type: TypeContext

    static let table = ContextTable<TupleElementContext>("tuple element", "An element of a tuple type.") {
        ContextEntry("label", "The label; nil if there is none.", example: "index") { $0.label }
        ContextEntry("type", "The type.", example: "Int") { $0.type.text }
        ContextEntry("typeParts", "The parts of the type.") { $0.type }
    }
}

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
