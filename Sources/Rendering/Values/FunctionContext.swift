import SwiftSource

struct FunctionParameterContext: ComputedContext {
    let parameter: ParameterDeclaration
    /// What names in its type stand for: `Self` for a mock.
    var names: [String: String] = [:]
    let isOfSubscript: Bool

    static let table = ContextTable<FunctionParameterContext>("function parameter") {
        ContextEntry("label") { $0.parameter.label?.plain }
        ContextEntry("name") { $0.parameter.name.plain }
        ContextEntry("type") { $0.parameter.type.text(renaming: $0.names) }
        ContextEntry("typeParts") { TypeContext(type: $0.parameter.type, names: $0.names) }
        ContextEntry("isInout") { $0.parameter.isInout }
        ContextEntry("isVariadic") { $0.parameter.isVariadic }
        ContextEntry("isEscaping") { $0.parameter.isEscaping }
        ContextEntry("isAutoclosure") { $0.parameter.isAutoclosure }
        ContextEntry("declaration") { $0.parameter.declaration(renaming: $0.names, isSubscript: $0.isOfSubscript) }
        ContextEntry("argument") { $0.parameter.argument }
    }
}

struct EffectsContext: ComputedContext {
    let effects: Effects
    var names: [String: String] = [:]

    static let table = ContextTable<EffectsContext>("effects") {
        ContextEntry("text") { $0.effects.text.renamingWords($0.names) }
        ContextEntry("isAsync") { $0.effects.isAsync }
        ContextEntry("canThrow") { $0.effects.canThrow }
        ContextEntry("isRethrowing") { $0.effects.throwing == .rethrowing }
        ContextEntry("error") { context -> String? in
            guard context.effects.canThrow else { return nil }
            return context.effects.thrownType?.text(renaming: context.names) ?? "any Error"
        }
    }
}

struct GenericParameterContext: ComputedContext {
    let parameter: GenericParameter
    var names: [String: String] = [:]

    static let table = ContextTable<GenericParameterContext>("generic parameter") {
        ContextEntry("name") { $0.parameter.name }
        ContextEntry("constraint") { $0.parameter.constraint?.text(renaming: $0.names) }
        ContextEntry("declaration") { $0.parameter.text.renamingWords($0.names) }
    }
}
