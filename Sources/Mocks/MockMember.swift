import Support
package import SwiftSource

/// One member of a mock.
package struct MockMember: Sendable {
    package enum Kind: String, Sendable {
        case method, property, `subscript`, initializer
        /// A property that is stubbed like a method, for example because its getter has effects.
        case effectfulProperty
    }

    package let kind: Kind
    package let declared: MemberDeclaration
    /// The condition of the `#if` around it: `os(iOS)`.
    package let condition: String?
    package let attributes: [String]
    /// The attribute of each of its stubs: a declaration that mentions a deprecated type must be deprecated itself.
    package let stubAttribute: String?
    /// The declaration without its braces: `func logIn(email: String) async throws -> Session`.
    package let declaration: String
    package let isStatic: Bool
    /// Whether a lock protects its stubs and recorded calls.
    package internal(set) var isLocked = false
    /// The mocked calls: none for a property that stores a value; for a subscript, its getter and its setter if it has one.
    package let calls: [MockCall]
    /// The property that stores a value; nil for a member with calls.
    package let property: MockProperty?
}

/// The recording and the stubs of a call.
package struct MockCall: Sendable {
    package struct RecordedArgument: Sendable {
        /// Its label among the recorded arguments.
        package let name: String
        package let type: String
        /// The expression for it in the mocked member.
        package let value: String
    }

    package struct Result: Sendable {
        /// The type in the declaration, with the mock's name for `Self`.
        package let declared: SwiftType
        /// `Session`; `Any` if it depends on the call's generic parameters.
        package let type: String
        /// `Session?`
        package let optionalType: String
        /// The value that is returned without a stub: `nil`, `[]`.
        package let defaultValue: String?
        package let isErased: Bool
        /// Whether it is `sending Session`: the caller may use it in another isolation domain.
        package let isSending: Bool
        /// Whether a mock can store the value. False for `Never` and for noncopyable types.
        package let isStorable: Bool
        /// The value that is returned without a stub and can't be stored before: it depends on the arguments, as `lhs === rhs`, or it needs
        /// the main actor.
        package var unstubbed: String?
    }

    package enum Failure: String, Sendable {
        /// Only the errors of the call's closures are thrown.
        case rethrown
        /// `any Error`
        case untyped
        case typed
        /// An error of a type that depends on the call's generic parameters.
        case erased
    }

    /// The prefix of the names of its stubs: `logIn` for `logInCallCount`.
    package let name: String
    /// The name of the count: `logInCallCount`, and `sessionGetCallCount` for a property.
    package let count: String
    /// The name in messages: `AuthServicingMock.logIn(email:password:)`.
    package let label: String
    /// The function, initializer, getter or setter, with the mock's name for `Self`.
    package let callable: MemberDeclaration.Callable
    package let isOfSubscript: Bool
    /// Whether a parameter is of the type `Never`, which has no values.
    package let isUncallable: Bool
    package let recorded: [RecordedArgument]
    /// The names of the arguments that can't be recorded.
    package let unrecorded: [String]
    /// Statements before the handler is called.
    package let preparations: [String]
    /// The optional type of the handler, such as `((_ email: String) async throws -> Session)?`, and its arguments: `email`.
    package let handler: (type: String, arguments: String)
    package let failure: Failure?
    /// The type of the property with the error that a stub throws: `(any Error)?`.
    package let thrownError: String?
    /// Nil if nothing is returned.
    package let result: Result?

    /// The recorded arguments of a call as one value: a tuple, or the only argument; nil if none is recorded.
    package var record: (type: String, value: String)? {
        guard recorded.count > 1 else { return recorded.first.map { ($0.type, $0.value) } }
        let types = recorded.map { "\(SwiftIdentifier.escaped($0.name, in: .parameter)): \($0.type)" }
        return ("(\(types.joined(separator: ", ")))", "(\(recorded.map(\.value).joined(separator: ", ")))")
    }
}

/// A property of a mock that keeps a value.
package struct MockProperty: Sendable {
    package let name: String
    package let label: String
    /// The value that a test assigns, with its default.
    package let value: MockCall.Result
    package let isSettable: Bool
}
