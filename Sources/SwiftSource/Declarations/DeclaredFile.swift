package import Diagnostics

/// What one Swift file declares of protocols, and of what they depend on.
package struct DeclaredFile: Sendable {
    package let path: String
    /// The Swift module that it belongs to, where a project has several.
    package var module: String?
    /// The types outside of any type that other files see, whatever their kind, where a project has several modules.
    package var typeNames: [String] = []
    /// Its types that have the names of Apple's.
    package internal(set) var namesakes: [Namesake] = []
    package internal(set) var imports: [ImportDeclaration] = []
    package var protocols: [ProtocolDeclaration] = []
    package internal(set) var typeAliases: [TypeAliasDeclaration] = []
    /// Types and extensions, as far as they were asked for.
    package internal(set) var types: [TypeDeclaration] = []

    /// A protocol of it has errors.
    package var hasProblems: Bool { protocols.contains { !$0.problems.isEmpty } }
}

/// `@preconcurrency import struct Foundation.Date`
package struct ImportDeclaration: Sendable, Hashable {
    /// Without an access level: `@preconcurrency import struct Foundation.Date`.
    package let text: String
    /// `Foundation`
    package let module: String
    /// With `@_exported`: who imports this module sees that one too.
    package let isExported: Bool
    /// As a protocol's.
    package let conditions: [String]

    package var isTestable: Bool { text.contains("@testable ") }
}

/// `typealias Completion<T> = (T) -> Void`
package struct TypeAliasDeclaration: Sendable {
    package let name: String
    /// The types it is nested in, outermost first.
    package internal(set) var enclosingTypes: [String] = []
    package let genericParameters: [String]
    package let type: SwiftType
    /// As a protocol's.
    package internal(set) var access = ProtocolDeclaration.AccessLevel.internal
    /// As a protocol's.
    package internal(set) var conditions: [String] = []

    package init(_ name: String, genericParameters: [String] = [], _ type: SwiftType) {
        self.name = name
        self.genericParameters = genericParameters
        self.type = type
    }

    /// `Outer.Completion`
    package var path: String { (enclosingTypes + [name]).joined(separator: ".") }
}

/// The head of a type or an extension.
package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `extension`
    }

    package let kind: Kind
    /// `Outer.Inner`; of an extension, the type that it extends, as written.
    package let path: String
    package let attributes: [Attribute]
    package let modifiers: [String]
    /// As a protocol's.
    package let access: ProtocolDeclaration.AccessLevel
    package let inherited: [SwiftType]
    package let genericParameters: [String]
    /// Of a class or an extension, what a subclass sees of it, as far as the class was asked for.
    package internal(set) var members: [InheritableMember] = []
    /// Of an extension, every comment line above it, as written.
    package let comments: [String]
    package let range: SourceRange
}

/// What a subclass sees of a class, with the conditions of the `#if` around it in the class.
package typealias InheritableMember = (member: MemberDeclaration, conditions: [String])
