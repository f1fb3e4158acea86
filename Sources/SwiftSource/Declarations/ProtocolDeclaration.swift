package import Diagnostics

/// A protocol that Swift code declares.
package struct ProtocolDeclaration: Sendable {
    package enum AccessLevel: String, Sendable {
        case `private`, `fileprivate`, `internal`, package, `public`, open
    }

    package let name: SwiftName
    /// The types it is nested in, outermost first; last, `placeInCode` for one in a function's body.
    package let enclosingTypes: [String]
    /// As written on it or on the extension around it; internal otherwise.
    package let access: AccessLevel
    package let attributes: [Attribute]
    /// Of the protocol: `nonisolated`, access levels left out.
    package let modifiers: [String]
    /// Every comment line above it, as written: tools find their annotations there.
    package let comments: [String]
    /// Between the angle brackets behind the name.
    package let primaryAssociatedTypes: [String]
    /// What follows the colon; `AnyObject` among it.
    package let inherited: [SwiftType]
    /// Of its `where` clause, one each.
    package let requirements: [String]
    package let items: [MemberListItem]
    /// The conditions of each `#if` around it, outermost first, such as `os(iOS)`; in a later branch those before it are negated.
    package let conditions: [String]
    package let range: SourceRange
    package let nameRange: SourceRange
    /// The errors in it, each at a member that is missing from `items`. They matter to whoever needs the protocol, and to no other.
    package let problems: [Diagnostic]

    package enum Isolation: Sendable, Equatable {
        /// Whatever the module's default is.
        case unspecified
        case nonisolated
        /// `MainActor`, or another global actor's name. (An attribute that is no actor can't be told from one; those that Swift defines are known.)
        case globalActor(String)

        package var actor: String? { if case .globalActor(let name) = self { name } else { nil } }
    }

    /// No type is named so.
    static let placeInCode = "{}"

    /// In a function's body or a closure.
    package var isInCode: Bool { enclosingTypes.last == Self.placeInCode }

    /// `Outer.Inner`
    package var path: String {
        enclosingTypes.isEmpty ? name.plain : (enclosingTypes + [name.plain]).joined(separator: ".")
    }

    package var isolation: Isolation {
        if modifiers.contains("nonisolated") { return .nonisolated }
        return attributes.actor.map { .globalActor($0) } ?? .unspecified
    }

    /// An attribute of that name is no global actor: Swift's begin with a small letter, which types don't, and these macros are put on protocols that are mocked.
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
    /// The global actor among them.
    package var actor: String? { actors.first }

    /// Those that may name a global actor.
    package var actors: [String] {
        filter { $0.text == "@\($0.name)" && !ProtocolDeclaration.isOfSwift(attribute: $0.name) }.map(\.name)
    }
}
