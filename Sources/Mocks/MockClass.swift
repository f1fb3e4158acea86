import Support
package import SwiftSource

/// The mock of a protocol: a class with stubs, counts and recorded calls, as plain values for a template.
package struct MockClass: Sendable {
    /// How a mock keeps what it records.
    package enum Storage: Sendable {
        /// In properties of its own, as the protocol's isolation or its users keep calls apart.
        case properties
        /// In a struct behind a lock, for calls from any thread.
        case locked
    }

    /// `AuthServicingMock`
    package let name: String
    package let protocolName: String
    /// `Outer.Inner`, in an extension of which the mock stands.
    package let enclosingType: String?
    package let isActor: Bool
    /// The class that it inherits from.
    package let superclass: String?
    /// The mock of the protocol's parent, from which this one inherits.
    package let base: String?
    package let isBase: Bool
    /// Of Swift's own protocols, those that the mock satisfies beside its members: `Hashable`.
    package let fixedParents: [String]
    /// `@available(iOS 17, *)`
    package let attributes: [String]
    /// Of the `#if` around it.
    package let condition: String?
    /// Before `final class`: `@MainActor` or `nonisolated`.
    package let isolation: String
    package let storage: Storage
    package let swift: SwiftNames
    /// `<Item: Hashable>` for a protocol with associated types, and ` where …` behind the conformance.
    package let generics: Generics
    /// `typealias Item = Int` for associated types that a requirement fixes.
    package let typeAliases: [String]
    package let members: [MockMember]
}

extension MockClass {
    package var hasStaticMembers: Bool {
        members.contains(where: \.isStatic)
    }

    /// True if the compiler's `init()` is missing or doesn't fit.
    ///
    /// The class has none if its protocol asks for other initializers. That of a base class may be nonisolated, so that main actor-isolated
    /// subclasses can't override it.
    package var needsPlainInitializer: Bool {
        let initializers = members.filter { if case .initializer = $0.kind { true } else { false } }
        return (isBase || !initializers.isEmpty || fixedParents.contains("Decodable"))
            && !initializers.contains { $0.title == "init()" && $0.condition == nil }
    }

    package var usesLockedStatics: Bool {
        hasStaticMembers && (storage == .locked || isolation == "nonisolated" || !generics.parameters.isEmpty)
    }
}

/// One member of a mock.
package struct MockMember: Sendable {
    package enum Kind: Sendable {
        case method(MockCall)
        /// A getter with effects, which is stubbed as a method is.
        case effectfulProperty(MockCall)
        case property(MockProperty)
        case `subscript`(getter: MockCall, setter: MockCall?)
        case initializer(MockCall)
    }

    package let kind: Kind
    /// As Swift's documentation names it: `logIn(email:password:)`.
    package let title: String
    /// Of the `#if` around it: `os(iOS)`.
    package let condition: String?
    /// `@available(iOS 17, *)`
    package let attributes: [String]
    /// Of each of its stubs: what names a deprecated type must be deprecated itself.
    package let stubAttribute: String?
    /// Up to its braces: `func logIn(email: String) async throws -> Session`.
    package let declaration: String
    /// `async throws` of a getter, or nothing.
    package let getterEffects: String
    package let isStatic: Bool
}

/// What a mock records of a call and how it answers.
package struct MockCall: Sendable {
    /// An argument that is recorded.
    package struct RecordedArgument: Sendable {
        /// Its label among the recorded arguments.
        package let name: String
        package let type: String
        /// The expression for it in the mocked member.
        package let value: String
    }

    package struct Result: Sendable {
        /// The type in the declaration.
        package let declared: SwiftType
        /// `Session`; `Any` where it depends on the call's generic parameters.
        package let type: String
        /// `Session?`
        package let optionalType: String
        /// What is returned without a stub: `nil`, `[]`.
        package let defaultValue: String?
        package let isErased: Bool
        /// `sending Session`: whoever called may take it elsewhere.
        package let isSending: Bool
        /// There is such a value at all: not of `Never`.
        package let isStorable: Bool
    }

    package enum Failure: Sendable, Equatable {
        /// Nothing is thrown but what the call's closures throw.
        case rethrown
        /// `any Error`
        case untyped
        case typed(String)
        /// Of a type that depends on the call's generic parameters.
        case erased
    }

    /// What the names of its stubs begin with: `logIn` for `logInCallCount`.
    package let name: String
    /// `logInCallCount`, and `sessionGetCallCount` for a property.
    package let count: String
    /// For messages: `AuthServicingMock.logIn(email:password:)`.
    package let label: String
    /// What is called: a function, an initializer, a getter or a setter.
    package let callable: MemberDeclaration.Callable
    package let isOfSubscript: Bool
    /// What names in its types stand for: `Self` for the mock.
    package let names: [String: String]
    package let recorded: [RecordedArgument]
    /// The names of the arguments that can't be recorded.
    package let unrecorded: [String]
    /// Statements before the handler is called.
    package let preparations: [String]
    /// Its type, which is optional: `((_ email: String) async throws -> Session)?`; and what it is called with: `email, password`.
    package let handler: (type: String, arguments: String)
    /// Before a call of the handler: `try await`.
    package let marks: String
    package let failure: Failure?
    /// The type of the property with the error that a stub throws: `(any Error)?`.
    package let thrownError: String?
    /// nil where nothing is returned.
    package let result: Result?
}

extension MockCall {
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
    /// The type in the protocol, and what names in it stand for.
    package let declared: (type: SwiftType, names: [String: String])
    package let type: String
    package let optionalType: String
    /// What it is before a test assigns something; nil where it must be assigned.
    package let defaultValue: String?
    package let isSettable: Bool

    /// As a `MockLog` records that it is set: `LoginViewMock.title = _`.
    package var setLabel: String {
        "\(label) = _"
    }
}
