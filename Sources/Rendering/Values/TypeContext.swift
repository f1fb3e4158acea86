import SwiftSource

struct TypeContext: ComputedContext {
    let type: SwiftType
    /// What names in it stand for: `Self` for a mock.
    var names: [String: String] = [:]

    static let table = ContextTable<TypeContext>("type") {
        ContextEntry("text") { $0.text }
        ContextEntry("kind") { $0.parts.kind }
        ContextEntry("name") { $0.parts.name }
        ContextEntry("arguments") { $0.parts.arguments.map($0.context) }
        ContextEntry("isOptional") { $0.type.isOptional }
        ContextEntry("startValue") { $0.type.startValue }
        ContextEntry("wrapped") { $0.parts.wrapped.map($0.context) }
        ContextEntry("element") { $0.parts.element.map($0.context) }
        ContextEntry("key") { $0.parts.key.map($0.context) }
        ContextEntry("value") { $0.parts.value.map($0.context) }
        ContextEntry("elements") { context in
            context.parts.elements.map { TupleElementContext(label: $0.label, type: context.context($0.type)) }
        }
        ContextEntry("function") { context in
            context.parts.function.map { FunctionTypeContext(function: $0, names: context.names) }
        }
        ContextEntry("constraint") { $0.parts.constraint.map($0.context) }
    }

    var text: String { type.text(renaming: names) }

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

    static let table = ContextTable<TupleElementContext>("tuple element") {
        ContextEntry("label") { $0.label }
        ContextEntry("type") { $0.type.text }
        ContextEntry("typeParts") { $0.type }
    }
}

struct FunctionTypeContext: ComputedContext {
    let function: SwiftType.FunctionType
    let names: [String: String]

    static let table = ContextTable<FunctionTypeContext>("function type") {
        ContextEntry("attributes") { $0.function.attributes }
        ContextEntry("parameters") { context in
            context.function.parameters.map { TypeContext(type: $0, names: context.names) }
        }
        ContextEntry("effects") { EffectsContext(effects: $0.function.effects, names: $0.names) }
        ContextEntry("result") { TypeContext(type: $0.function.result, names: $0.names) }
    }
}
