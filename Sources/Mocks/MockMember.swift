import Support
package import SwiftSource

/// One member of a mock.
package struct MockMember: Sendable {
    package enum Kind: String, Sendable {
        case method, property, `subscript`, initializer
        /// A getter with effects, which is stubbed as a method is.
        case effectfulProperty
    }

    package let kind: Kind
    package let declared: MemberDeclaration
    /// Of the `#if` around it: `os(iOS)`.
    package let condition: String?
    package let attributes: [String]
    /// Of each of its stubs: what names a deprecated type must be deprecated itself.
    package let stubAttribute: String?
    /// Up to its braces: `func logIn(email: String) async throws -> Session`.
    package let declaration: String
    package let isStatic: Bool
    /// Whether a lock protects its stubs and recorded calls.
    package internal(set) var isLocked = false
    /// None for a property that keeps a value; for a subscript, the getter and perhaps the setter.
    package let calls: [MockCall]
    /// Nil for what is called.
    package let property: MockProperty?
}

/// What a mock records of a call and how it answers.
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
        /// `Session`; `Any` where it depends on the call's generic parameters.
        package let type: String
        /// `Session?`
        package let optionalType: String
        /// What is returned without a stub: `nil`, `[]`.
        package let defaultValue: String?
        package let isErased: Bool
        /// `sending Session`: the caller may use it in another isolation.
        package let isSending: Bool
        /// There is such a value at all: not of `Never`.
        package let isStorable: Bool
        /// What is returned without a stub where that depends on the arguments: `lhs === rhs`.
        package var unstubbed: String?
    }

    package enum Failure: String, Sendable {
        /// Nothing is thrown but what the call's closures throw.
        case rethrown
        /// `any Error`
        case untyped
        case typed
        /// Of a type that depends on the call's generic parameters.
        case erased
    }

    /// What the names of its stubs begin with: `logIn` for `logInCallCount`.
    package let name: String
    /// `logInCallCount`, and `sessionGetCallCount` for a property.
    package let count: String
    /// For messages: `AuthServicingMock.logIn(email:password:)`.
    package let label: String
    /// What is called: a function, an initializer, a getter or a setter; with the mock's name for `Self`.
    package let callable: MemberDeclaration.Callable
    package let isOfSubscript: Bool
    package let recorded: [RecordedArgument]
    /// The names of the arguments that can't be recorded.
    package let unrecorded: [String]
    /// Statements before the handler is called.
    package let preparations: [String]
    /// Its type, which is optional: `((_ email: String) async throws -> Session)?`; and what it is called with: `email, password`.
    package let handler: (type: String, arguments: String)
    package let failure: Failure?
    /// The type of the property with the error that a stub throws: `(any Error)?`.
    package let thrownError: String?
    /// nil where nothing is returned.
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
    /// What a test assigns, and its default before.
    package let value: MockCall.Result
    package let isSettable: Bool
}
