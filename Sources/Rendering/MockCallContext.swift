import Mocks
import Support
import SwiftSource

extension MockCall: TemplateContext {
    static let table = ContextTable<MockCall>(
        "mock call",
        "What a mock keeps of the calls of a member, and how it answers."
    ) {
        ContextEntry("name", "The name with which what it keeps begins.", example: "logIn") { $0.name }
        ContextEntry("count", "The property that counts the calls.", example: "logInCallCount") { $0.count }
        ContextEntry("label", "The member in messages.", example: "AuthServicingMock.logIn(email:password:)") {
            $0.label
        }
        ContextEntry(
            "logged",
            "The same as an expression of Swift; of a mock that others inherit from, it begins with the name of theirs.",
            example: "'\"AuthServicingMock.logIn(email:password:)\"'"
        ) {
            // The type is named when the mock is called.
            $0.label.hasPrefix("\\(") ? "\"\($0.label)\"" : SwiftStringLiteral.quoting($0.label)
        }
        ContextEntry("record", "What is kept of the arguments of a call; nil where nothing is.") { $0.record }
        ContextEntry("unrecorded", "The parameters that can't be kept.", example: "[completion]") { $0.unrecorded }
        ContextEntry("preparations", "Statements before that closure is called.", example: "[]") { $0.preparations }
        ContextEntry(
            "handler",
            "The type of the property with the closure that answers.",
            example: "'((_ email: String) async throws -> Session)?'"
        ) { $0.handler.type }
        ContextEntry("arguments", "The arguments with which that closure is called.", example: "'email, password'") {
            $0.handler.arguments
        }
        ContextEntry("marks", "What stands before such a call, with a blank, or nothing.", example: "'try await '") {
            $0.marks.isEmpty ? "" : "\($0.marks) "
        }
        ContextEntry(
            "throws",
            "How it throws: `rethrown`, `untyped`, `typed` or `erased`; nil where it doesn't.",
            example: "untyped"
        ) {
            $0.failure?.name
        }
        ContextEntry(
            "thrownError",
            "The type of the property with the error that a stub throws.",
            example: "(any Error)?"
        ) { $0.thrownError }
        ContextEntry("result", "The result; nil if it returns nothing.") { $0.result }
    }
}

extension MockCall.Record: TemplateContext {
    static let table = ContextTable<MockCall.Record>("mock record", "What a mock keeps of the arguments of a call.") {
        ContextEntry("type", "Its type.", example: "'(email: String, password: String)'") { $0.type }
        ContextEntry("value", "The value, where the member is called.", example: "'(email, password)'") { $0.value }
    }
}

extension MockCall.Result: TemplateContext {
    static let table = ContextTable<MockCall.Result>("mock result", "The result of a member of a mock.") {
        ContextEntry("type", "Its type.", example: "Session") { $0.type }
        ContextEntry("optionalType", "The type of a property that may hold one.", example: "Session?") {
            $0.optionalType
        }
        ContextEntry("default", "The value that it returns unless a test sets another.", example: "'[]'") {
            $0.defaultValue
        }
        ContextEntry("isErased", "The type is kept as `Any`, for it depends on the call.", example: "false") {
            $0.isErased
        }
        ContextEntry("isSending", "It is handed over with `sending`.", example: "false") { $0.isSending }
        ContextEntry("isStorable", "It can be kept.", example: "true") { $0.isStorable }
    }
}

extension MockProperty: TemplateContext {
    static let table = ContextTable<MockProperty>("mock property", "A plain property of a mock.") {
        ContextEntry("name", "Its name.", example: "isSignedIn") { $0.name }
        ContextEntry("label", "The property in messages.", example: "AuthServicingMock.isSignedIn") { $0.label }
        ContextEntry("setLabel", "How a log records that it is set.", example: "'AuthServicingMock.isSignedIn = _'") {
            $0.setLabel
        }
        ContextEntry("type", "Its type.", example: "Bool") { $0.type }
        ContextEntry("optionalType", "The type of a property that may hold its value.", example: "Bool?") {
            $0.optionalType
        }
        ContextEntry("default", "The value that it begins with.", example: "'false'") { $0.defaultValue }
        ContextEntry("isSettable", "It can be set.", example: "false") { $0.isSettable }
    }
}

extension MockCall.Failure {
    fileprivate var name: String {
        switch self {
        case .rethrown: "rethrown"
        case .untyped: "untyped"
        case .typed: "typed"
        case .erased: "erased"
        }
    }
}

extension SwiftNames: TemplateContext {
    static let table = ContextTable<SwiftNames>(
        "names of Swift",
        "Swift's own types, as `Swift.Int` where the sources declare another `Int`."
    ) {
        [
            "AnyObject", "Bool", "CustomStringConvertible", "Decoder", "Encoder", "Equatable", "Error", "Hasher", "Int",
            "Mirror", "Never",
            "ObjectIdentifier", "Sendable", "String", "TextOutputStream", "Void", "WritableKeyPath",
        ].map { name in ContextEntry(name, "Swift's `\(name)`.", example: name) { $0(name) } }
    }
}
