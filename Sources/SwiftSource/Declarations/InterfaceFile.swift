package import Diagnostics

/// What one Swift file declares of protocols, and of what they depend on.
package struct InterfaceFile: Sendable {
    package let imports: [ImportDeclaration]
    package let protocols: [ProtocolInterface]
    package let typeAliases: [TypeAliasInterface]
    /// Types and extensions, as far as they were asked for.
    package let types: [TypeInterface]

    package init(
        imports: [ImportDeclaration] = [],
        protocols: [ProtocolInterface] = [],
        typeAliases: [TypeAliasInterface] = [],
        types: [TypeInterface] = []
    ) {
        self.imports = imports
        self.protocols = protocols
        self.typeAliases = typeAliases
        self.types = types
    }

    /// A protocol of it has errors.
    package var hasProblems: Bool {
        protocols.contains { !$0.problems.isEmpty }
    }
}

/// `@preconcurrency import struct Foundation.Date`
package struct ImportDeclaration: Sendable, Hashable {
    /// Without an access level: `@preconcurrency import struct Foundation.Date`.
    package let text: String
    /// `Foundation`
    package let module: String
    /// As a protocol's.
    package let conditions: [String]
}

/// `typealias Completion<T> = (T) -> Void`
package struct TypeAliasInterface: Sendable {
    package let name: String
    /// The types it is nested in, outermost first.
    package let enclosingTypes: [String]
    package let genericParameters: [String]
    package let type: SwiftType
    /// As a protocol's.
    package let conditions: [String]

    package init(
        name: String,
        enclosingTypes: [String],
        genericParameters: [String],
        type: SwiftType,
        conditions: [String] = []
    ) {
        self.name = name
        self.enclosingTypes = enclosingTypes
        self.genericParameters = genericParameters
        self.type = type
        self.conditions = conditions
    }

    /// `Outer.Completion`
    package var path: String {
        (enclosingTypes + [name]).joined(separator: ".")
    }
}

/// The head of a type or an extension.
package struct TypeInterface: Sendable {
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `extension`
    }

    package let kind: Kind
    /// `Outer.Inner`; of an extension, the type that it extends, as written.
    package let path: String
    package let attributes: [InterfaceAttribute]
    package let modifiers: [String]
    package let inherited: [SwiftType]
    /// Of a class, what a subclass sees of it, by full names: `title`, `load(_:)`, `init(id:)`; as far as the class was asked for.
    package let members: [String]
    /// Of an extension, every comment line above it, as written.
    package let comments: [String]
    package let range: SourceRange
}
