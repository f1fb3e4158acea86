import SwiftSource

extension SwiftType: ComputedContext {
    static let table = ContextTable<SwiftType>("type") {
        ContextEntry("text") { $0.text }
        ContextEntry("kind") { $0.parts.kind }
        ContextEntry("name") { $0.parts.name }
        ContextEntry("arguments") { $0.parts.arguments }
        ContextEntry("isOptional") { $0.isOptional }
        ContextEntry("startValue") { $0.startValue }
        ContextEntry("wrapped") { $0.parts.wrapped }
        ContextEntry("element") { $0.parts.element }
        ContextEntry("key") { $0.parts.key }
        ContextEntry("value") { $0.parts.value }
        ContextEntry("elements") { $0.parts.elements }
        ContextEntry("function") { $0.parts.function }
        ContextEntry("constraint") { $0.parts.constraint }
    }

    /// The members of a type. Each kind of type has only some of them.
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
        switch shape {
        case .named(let name, let arguments):
            Parts(kind: "named", name: name, arguments: arguments)
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

extension SwiftType.TupleElement: ComputedContext {
    static let table = ContextTable<SwiftType.TupleElement>("tuple element") {
        ContextEntry("label") { $0.label }
        ContextEntry("type") { $0.type.text }
        ContextEntry("typeParts") { $0.type }
    }
}

extension SwiftType.FunctionType: ComputedContext {
    static let table = ContextTable<SwiftType.FunctionType>("function type") {
        ContextEntry("attributes") { $0.attributes }
        ContextEntry("parameters") { $0.parameters }
        ContextEntry("effects") { $0.effects }
        ContextEntry("result") { $0.result }
    }
}
