import Mocks
import Support
import SwiftSource

extension MockCall: TemplateContext {
    static let table = ContextTable<MockCall>(
        "mock call",
        "The stubs and recorded calls of a member of a mock."
    ) {
        ContextEntry(
            "name",
            "The prefix of the names of these stubs and recorded calls: `logIn` for `logInHandler`.",
            example: "logIn"
        ) { $0.name }
        ContextEntry("count", "The property with the number of calls.", example: "logInCallCount") { $0.count }
        ContextEntry(
            "label",
            "The name of the member in messages.",
            example: "AuthServicingMock.logIn(email:password:)"
        ) { $0.label }
        ContextEntry(
            "logged",
            "The `label` as a Swift string literal for the log. In a mock that others inherit from, it begins "
                + "with `\\(Self.self)`.",
            example: "'\"AuthServicingMock.logIn(email:password:)\"'"
        ) {
            // The type is named when the mock is called.
            $0.label.hasPrefix("\\(") ? "\"\($0.label)\"" : SwiftStringLiteral.quoting($0.label)
        }
        ContextEntry("parameters", "The parameters of the call.") { call in
            call.callable.parameters.map {
                FunctionParameterContext(parameter: $0, names: call.names, isOfSubscript: call.isOfSubscript)
            }
        }
        ContextEntry("generics", "The generic parameters of the call.") { call in
            call.callable.generics.parameters.map { GenericParameterContext(parameter: $0, names: call.names) }
        }
        ContextEntry("effects", "The effects of the call.") {
            EffectsContext(effects: $0.callable.effects, names: $0.names)
        }
        ContextEntry("recorded", "The recorded arguments of a call.") { $0.recorded }
        ContextEntry("record", "The `recorded` arguments as one value; nil if there are none.") {
            $0.record.map { MockRecordContext(type: $0.type, value: $0.value) }
        }
        ContextEntry(
            "unrecorded",
            "The parameters that can't be recorded, such as non-escaping closures.",
            example: "[completion]"
        ) { $0.unrecorded }
        ContextEntry(
            "preparations",
            "The statements that come before the call of the handler, such as one that gets the value of an "
                + "`@autoclosure` parameter. Usually empty.",
            example: "['let mockMessage = message()']"
        ) { $0.preparations }
        ContextEntry(
            "handler",
            "The type of the property for the handler, a closure that implements the call.",
            example: "'((_ email: String) async throws -> Session)?'"
        ) { $0.handler.type }
        ContextEntry("arguments", "The arguments for the handler.", example: "'email, password'") {
            $0.handler.arguments
        }
        ContextEntry(
            "marks",
            "The prefix of the handler's call: `try`, `await` or both, with a trailing space; may be empty.",
            example: "'try await '"
        ) { $0.callable.effects.callMarks }
        ContextEntry(
            "throws",
            "How the member throws: `rethrown`, `untyped`, `typed` or `erased`; nil if it doesn't throw. "
                + "With `erased`, the type of the error depends on generic parameters of the call.",
            example: "untyped"
        ) { $0.failure?.rawValue }
        ContextEntry(
            "thrownError",
            "The type of the property for the error to throw; nil if the member doesn't throw, or is `rethrows`.",
            example: "(any Error)?"
        ) { $0.thrownError }
        ContextEntry("result", "The result; nil if the member returns none.") { $0.result }
        ContextEntry("resultParts", "The type of the result in the protocol; nil if the member returns none.") { call in
            call.result.map { TypeContext(type: $0.declared, names: call.names) }
        }
    }
}

extension MockCall.RecordedArgument: ComputedContext {
    static let table = ContextTable<MockCall.RecordedArgument>("recorded argument", "An argument that a mock records.")
    {
        ContextEntry("name", "The label of the argument in the record.", example: "email") { $0.name }
        ContextEntry("type", "The type of the argument in the record.", example: "String") { $0.type }
        ContextEntry("value", "The expression with which the mock's member reads the argument.", example: "email") {
            $0.value
        }
    }
}

struct MockRecordContext: TemplateContext {
    let type: String
    let value: String

    static let table = ContextTable<MockRecordContext>("mock record", "The recorded arguments of one call.") {
        ContextEntry(
            "type",
            "The type of the record: a tuple, or the type of the only argument.",
            example: "'(email: String, password: String)'"
        ) { $0.type }
        ContextEntry(
            "value",
            "The expression that creates the record, in the mock's member.",
            example: "'(email, password)'"
        ) {
            $0.value
        }
    }
}

extension MockCall.Result: TemplateContext {
    static let table = ContextTable<MockCall.Result>("mock result", "The result of a member of a mock.") {
        ContextEntry("type", "The type of the stored result.", example: "Session") { $0.type }
        ContextEntry("optionalType", "The optional of `type`.", example: "Session?") {
            $0.optionalType
        }
        ContextEntry(
            "default",
            "What the mock returns if the test sets no result; nil if the test must set one.",
            example: "'[]'"
        ) { $0.defaultValue }
        ContextEntry(
            "unstubbed",
            "For members such as `==`, whose result can be computed: the expression that the mock returns in place of `default`. Otherwise nil.",
            example: "'lhs === rhs'"
        ) { $0.unstubbed }
        ContextEntry(
            "isErased",
            "Whether it is stored as `Any`, because its type depends on generic parameters of the call.",
            example: "false"
        ) { $0.isErased }
        ContextEntry("isSending", "Whether the member returns it as `sending`.", example: "false") { $0.isSending }
        ContextEntry(
            "isStorable",
            "Whether a property can store it. False for `Never` and noncopyable types.",
            example: "true"
        ) { $0.isStorable }
    }
}

extension MockProperty: TemplateContext {
    static let table = ContextTable<MockProperty>("mock property", "A property of a mock that stores a value.") {
        ContextEntry(
            "name",
            "The prefix of the names of its stored value and its counts: `isSignedInGetCallCount`.",
            example: "isSignedIn"
        ) { $0.name }
        ContextEntry("label", "The name of the property in messages.", example: "AuthServicingMock.isSignedIn") {
            $0.label
        }
        ContextEntry(
            "setLabel",
            "The entry in the log for an assignment.",
            example: "'AuthServicingMock.isSignedIn = _'"
        ) { "\($0.label) = _" }
        ContextEntry("type", "The type of the value.", example: "Bool") { $0.value.type }
        ContextEntry("typeParts", "The parts of the type.") {
            TypeContext(type: $0.value.declared, names: $0.names)
        }
        ContextEntry("optionalType", "The optional of `type`.", example: "Bool?") {
            $0.value.optionalType
        }
        ContextEntry("default", "The value before a test sets one; nil if there is none.", example: "'false'") {
            $0.value.defaultValue
        }
        ContextEntry("isSettable", "Whether the protocol requires a setter.", example: "false") { $0.isSettable }
    }
}

extension SwiftNames: TemplateContext {
    static let table = ContextTable<SwiftNames>(
        "names of Swift",
        "The names of standard library types. A name is `Swift.Int` if the sources declare another `Int`."
    ) {
        [
            "Actor", "AnyObject", "Bool", "CustomStringConvertible", "Decoder", "Encoder", "Equatable", "Error",
            "Hasher", "Int",
            "Mirror", "Never",
            "ObjectIdentifier", "Sendable", "String", "TextOutputStream", "Void", "WritableKeyPath",
        ].map { name in ContextEntry(name, "The name of Swift's `\(name)`.", example: name) { $0(name) } }
    }
}
