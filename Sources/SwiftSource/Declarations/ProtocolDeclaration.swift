package import Diagnostics

/// A protocol that Swift code declares.
package struct ProtocolDeclaration: Sendable {
    package enum AccessLevel: String, Sendable {
        case `private`, `fileprivate`, `internal`, package, `public`, open
    }

    package let name: SwiftName
    /// The types it is nested in, outermost first. For a protocol in a function's body, the last one is `placeInCode`.
    package let enclosingTypes: [String]
    /// The access level of the protocol or else of the extension around it, with `internal` as the default. It is `private` if the protocol is in a
    /// private type or in code.
    package let access: AccessLevel
    package let attributes: [Attribute]
    /// The modifiers except access levels, such as `nonisolated`.
    package let modifiers: [String]
    /// The comment lines above it, between its attributes and after its name, as written, and the annotations of Sourcery blocks around it. Tools
    /// read annotations there.
    package let comments: [String]
    /// The names between the angle brackets after the protocol's name.
    package let primaryAssociatedTypes: [String]
    /// The types after the colon, including `AnyObject`, and those that its `where` clause requires of `Self`.
    package let inherited: [SwiftType]
    /// The other requirements of its `where` clause.
    package let requirements: [String]
    package let items: [MemberListItem]
    /// The conditions of each `#if` around it, outermost first, such as `os(iOS)`. In a later branch, the conditions of the earlier branches are
    /// negated.
    package let conditions: [String]
    package let range: SourceRange
    package let nameRange: SourceRange
    /// The errors in the members. A member with an error is missing from `items`. Errors only matter if the protocol is used.
    package let problems: [Diagnostic]

    package enum Isolation: Sendable, Equatable {
        /// The default isolation of the module.
        case unspecified
        case nonisolated
        /// The name of a global actor, such as `MainActor`. An unknown attribute counts as one, unless `isOfSwift(attribute:)` excludes its name.
        case globalActor(String)

        package var actor: String? { if case .globalActor(let name) = self { name } else { nil } }
    }

    /// The element of `enclosingTypes` for code. No type can have this name.
    static let placeInCode = "{}"

    /// Whether it is declared in a function's body or a closure.
    package var isInCode: Bool { enclosingTypes.last == Self.placeInCode }

    /// `Outer.Inner`
    package var path: String {
        enclosingTypes.isEmpty ? name.plain : (enclosingTypes + [name.plain]).joined(separator: ".")
    }

    /// Returns whether it doesn't inherit from a type. Parents except `AnyObject` and `Sendable` may inherit from this type.
    package func lacks(parent: String) -> Bool {
        requirements.isEmpty
            && inherited.allSatisfy { $0.text != parent && ["AnyObject", "Sendable"].contains($0.text) }
    }

    package var isolation: Isolation {
        if modifiers.contains("nonisolated") { return .nonisolated }
        return attributes.actor.map { .globalActor($0) } ?? .unspecified
    }

    /// Returns whether an attribute is known not to be a global actor. Swift's attributes begin with a small letter, and types don't.
    /// `otherAttributes` lists exceptions, such as macros for protocols that are mocked.
    package static func isOfSwift(attribute name: String) -> Bool {
        guard let name = name.split(separator: ".").last, let first = name.utf8.first else { return true }
        return first == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
            || otherAttributes.contains(String(name))
    }

    private static let otherAttributes: Set<String> = [
        "Sendable", "IBAction", "NSCopying", "Mockable", "Mock", "Mocked", "AutoMockable", "GenerateMock", "Spyable",
        "Observable",
    ]
}

extension [Attribute] {
    /// The name of the global actor among the attributes.
    package var actor: String? { actors.first }

    /// The names of the attributes that may be global actors.
    package var actors: [String] {
        filter { $0.text == "@\($0.name)" && !ProtocolDeclaration.isOfSwift(attribute: $0.name) }.map(\.name)
    }
}
