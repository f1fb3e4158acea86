package import Diagnostics

/// The protocols of a Swift file, and the declarations that they depend on.
package struct DeclaredFile: Sendable {
    package let path: String
    /// The Swift module of the file, if the project has several.
    package var module: String?
    /// Whether scaffold generates the file.
    package var isGenerated = false
    /// The names of the top-level types of all kinds that other files see, if the project has several modules.
    package var typeNames: [String] = []
    /// The types of the file that have the names of Apple's types.
    package internal(set) var namesakes: [Namesake] = []
    package internal(set) var imports: [ImportDeclaration] = []
    package var protocols: [ProtocolDeclaration] = []
    package internal(set) var typeAliases: [TypeAliasDeclaration] = []
    /// The types and extensions. Code that can't matter to protocols is not read, so nested types in it are missing.
    package internal(set) var types: [TypeDeclaration] = []

    /// Whether a protocol of the file has errors.
    package var hasProblems: Bool { protocols.contains { !$0.problems.isEmpty } }
}

/// `@preconcurrency import struct Foundation.Date`
package struct ImportDeclaration: Sendable, Hashable {
    /// The import without access level, `@_exported` and `@_implementationOnly`: `@preconcurrency import struct Foundation.Date`.
    package let text: String
    /// `Foundation`
    package let module: String
    /// Whether it is `@_exported`: a file that imports this file's module sees the imported module too.
    package let isExported: Bool
    /// The `#if` conditions, as in `ProtocolDeclaration.conditions`.
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
    /// The access level, as in `ProtocolDeclaration.access`.
    package internal(set) var access = ProtocolDeclaration.AccessLevel.internal
    /// The `#if` conditions, as in `ProtocolDeclaration.conditions`.
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
    /// `Outer.Inner`; for an extension, the extended type as written.
    package let path: String
    package let attributes: [Attribute]
    package let modifiers: [String]
    /// The access level, as in `ProtocolDeclaration.access`.
    package let access: ProtocolDeclaration.AccessLevel
    package let inherited: [SwiftType]
    package let genericParameters: [String]
    /// The members of a class or an extension that a subclass sees. They are only complete for types in the `words` of `SwiftReader.readFile`.
    package internal(set) var members: [InheritableMember] = []
    /// The comment lines of an extension, as in `ProtocolDeclaration.comments`; empty for a type.
    package let comments: [String]
    package let range: SourceRange
}

/// A member that a subclass sees, with the conditions of the `#if` around it: in a class, those inside the class; in an extension, all of them.
package typealias InheritableMember = (member: MemberDeclaration, conditions: [String])
