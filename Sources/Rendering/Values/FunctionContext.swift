import SwiftSource

struct FunctionParameterContext: ComputedContext {
    let parameter: ParameterDeclaration
    /// What names in its type stand for: `Self` for a mock.
    var names: [String: String] = [:]
    let isOfSubscript: Bool

    static let table = ContextTable<FunctionParameterContext>(
        "function parameter",
        "A parameter of a function, initializer or subscript. It has no default value, because Swift allows none in protocols."
    ) {
        ContextEntry("label", "The argument label, without backticks; nil for `_`.", example: "to") {
            $0.parameter.label?.plain
        }
        ContextEntry("name", "The name in the function's body, without backticks.", example: "destination") {
            $0.parameter.name.plain
        }
        ContextEntry(
            "type",
            "The type, without `inout`, `@escaping`, `@autoclosure` and `...`.",
            example: "String"
        ) { $0.parameter.type.text(renaming: $0.names) }
        ContextEntry("typeParts", "The parts of the type.") { TypeContext(type: $0.parameter.type, names: $0.names) }
        ContextEntry("isInout", "Whether it is `inout`.", example: "false") { $0.parameter.isInout }
        ContextEntry("isVariadic", "Whether it takes any number of arguments: `String...`.", example: "false") {
            $0.parameter.isVariadic
        }
        ContextEntry(
            "isEscaping",
            "Whether it is a closure that can be stored: `@escaping` or an optional.",
            example: "false"
        ) { $0.parameter.isEscaping }
        ContextEntry("isAutoclosure", "Whether it is an `@autoclosure`.", example: "false") {
            $0.parameter.isAutoclosure
        }
        ContextEntry("declaration", "The whole declaration.", example: "'to destination: String'") {
            $0.parameter.declaration(renaming: $0.names, isSubscript: $0.isOfSubscript)
        }
        ContextEntry(
            "argument",
            "The argument that passes this parameter on to another function with the same parameter.",
            example: "'to: destination'"
        ) { $0.parameter.argument }
    }
}

struct EffectsContext: ComputedContext {
    let effects: Effects
    var names: [String: String] = [:]

    static let table = ContextTable<EffectsContext>("effects", "The effects of a function or getter.") {
        ContextEntry("text", "The effects in the declaration; may be empty.", example: "'async throws(LoginError)'") {
            $0.effects.text.renamingWords($0.names)
        }
        ContextEntry("isAsync", "Whether it is `async`.", example: "true") { $0.effects.isAsync }
        ContextEntry("canThrow", "Whether it can throw, including `rethrows`.", example: "true") { $0.effects.canThrow }
        ContextEntry("isRethrowing", "Whether it only throws errors of its closures: `rethrows`.", example: "false") {
            $0.effects.throwing == .rethrowing
        }
        ContextEntry(
            "error",
            "The type of the errors: the one in `throws(…)`, or else `any Error`; nil if it can't throw.",
            example: "LoginError"
        ) { $0.error }
    }

    private var error: String? {
        guard effects.canThrow else { return nil }
        return if case .typed(let type) = effects.throwing { type.text(renaming: names) } else { "any Error" }
    }
}

struct GenericParameterContext: ComputedContext {
    let parameter: GenericParameter
    var names: [String: String] = [:]

    static let table = ContextTable<GenericParameterContext>(
        "generic parameter",
        "A generic parameter of a function, initializer or subscript."
    ) {
        ContextEntry("name", "The name.", example: "Item") { $0.parameter.name }
        ContextEntry("constraint", "The type after the colon; nil if there is none.", example: "Hashable") {
            $0.parameter.constraint?.text(renaming: $0.names)
        }
        ContextEntry("declaration", "The whole declaration.", example: "'Item: Hashable'") {
            $0.parameter.text.renamingWords($0.names)
        }
    }
}
