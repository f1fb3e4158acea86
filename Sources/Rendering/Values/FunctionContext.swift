import SwiftSource

struct FunctionParameterContext: ComputedContext {
    let parameter: ParameterDeclaration
    let isOfSubscript: Bool

    static let table = ContextTable<FunctionParameterContext>("function parameter") {
        ContextEntry("label") { $0.parameter.label?.plain }
        ContextEntry("name") { $0.parameter.name.plain }
        ContextEntry("type") { $0.parameter.type.text }
        ContextEntry("typeParts") { $0.parameter.type }
        ContextEntry("isInout") { $0.parameter.isInout }
        ContextEntry("isVariadic") { $0.parameter.isVariadic }
        ContextEntry("isEscaping") { $0.parameter.isEscaping }
        ContextEntry("isAutoclosure") { $0.parameter.isAutoclosure }
        ContextEntry("declaration") { $0.parameter.declaration(isSubscript: $0.isOfSubscript) }
        ContextEntry("argument") { $0.parameter.argument }
    }
}

extension Effects: ComputedContext {
    static let table = ContextTable<Effects>("effects") {
        ContextEntry("text") { $0.text }
        ContextEntry("isAsync") { $0.isAsync }
        ContextEntry("canThrow") { $0.canThrow }
        ContextEntry("isRethrowing") { $0.throwing == .rethrowing }
        ContextEntry("error") { $0.canThrow ? $0.thrownType?.text ?? "any Error" : nil }
    }
}

extension GenericParameter: ComputedContext {
    static let table = ContextTable<GenericParameter>("generic parameter") {
        ContextEntry("name") { $0.name }
        ContextEntry("constraint") { $0.constraint?.text }
        ContextEntry("declaration") { $0.text }
    }
}
