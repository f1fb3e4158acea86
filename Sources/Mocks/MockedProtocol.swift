package import Diagnostics
package import SwiftSource

/// A protocol to mock, with everything that the mock's class needs. Inherited members are included.
package struct MockedProtocol: Sendable {
    package var name: SwiftName
    /// The name of the protocol in its mock: `Outer.Service`, `Core.Service`.
    package var reference: String
    /// The Swift module of the protocol; nil if it is unknown.
    package var module: String?
    package var enclosingTypes: [String] = []
    package var mockName: String
    package var isolation: ProtocolDeclaration.Isolation
    /// Whether the mock conforms to the protocol only on its own actor. This is needed if parts of the protocol are on no actor. In Swift 5,
    /// they can be, because requirements don't inherit the isolation of a parent.
    package var conformsOnActor = false
    /// The identities of the members of these parts; empty if `conformsOnActor` is false.
    var leavingActor: Set<String> = []
    /// Whether any thread may call its mock.
    package var isSendable: Bool
    package var isActor = false
    /// The class that its mock inherits from.
    package var superclass: String?
    /// The modules of the superclass, which may not be open to subclasses in other modules.
    package internal(set) var superclassModules: Set<String> = []
    /// The members of the superclass; nil if its source is unknown.
    package var inherited: Inherited?
    /// The identities of members that must override those of the superclass, because these throw or have no setter.
    package internal(set) var overriding: Set<String> = []
    /// The identities of members that would have to override those of the superclass, but can't.
    var notOverridable: Set<String> = []
    /// The conditions under which the superclass doesn't have a member, by the member's identity.
    package internal(set) var conditionsOfSuperclass: [String: String] = [:]
    /// The protocols of Swift among its parents for which the mock has fixed members.
    package var fixedParents: [String] = []
    var isEquatable = false
    /// Whether a parent has default implementations in a module that the mock must import.
    package var hasImportedDefaults = false
    /// The names of Swift's types in the mock's code.
    package var swift = SwiftNames()
    /// The names that mean another type in the mock than in the member's protocol, by the member's identity.
    var lostNames: [String: String] = [:]
    /// The constraints of associated types under `#if` that may not exist outside of it.
    var constraintsOfBranches: Set<String> = []
    /// The names of its typealiases that mean another type outside of it.
    var hidingAliases: Set<String> = []
    package var items: [MemberListItem]
    /// The parent whose mock its own mock inherits from.
    package var base: (mockName: String, items: [MemberListItem])?
    /// Whether mocks of other protocols inherit from its mock.
    package var isBase = false
    /// Whether it has the `id` of `Identifiable` on no actor. The mock must declare `id` as `nonisolated`, because the default isolation
    /// may be the main actor.
    package var hasIdentity = false
    /// The requirements of its `where` clause.
    package var requirements: [String] = []
    /// The associated types that its annotation fixes.
    package var typeAliases: [(name: String, type: String)] = []
    /// The range of this annotation; nil if it fixes no associated types.
    var annotationRange: SourceRange?
    package var attributes: [Attribute] = []
    /// The noncopyable types that it mentions.
    package var noncopyable: Set<String> = []
    /// The types in parameters with an ownership specifier, such as `consuming`, that are known to be copyable.
    var copyable: Set<String> = []
    /// The deprecated types that its deprecated members name.
    package var deprecated: Set<String> = []
    /// The conditions of the `#if` around it.
    package var conditions: [String] = []
    /// The parents that prevent a mock, each with the reason.
    package var unknownParents: [UnknownParent] = []
    /// The paths of the files on which its mock depends.
    package var files: [String] = []
    /// The range for problems that belong to no member.
    package let range: SourceRange

    package struct UnknownParent: Sendable {
        package enum Reason: Sendable {
            /// No declaration of that name was found.
            case undeclared
            case final
            case impossible
            /// A class or actor in only one branch of an `#if`.
            case conditional
        }

        package let name: String
        package let reason: Reason
        package let range: SourceRange
    }

    package init(
        name: SwiftName,
        isolation: ProtocolDeclaration.Isolation,
        isSendable: Bool = false,
        items: [MemberListItem],
        mockName: String? = nil,
        range: SourceRange
    ) {
        self.name = name
        self.isolation = isolation
        self.isSendable = isSendable
        self.items = items
        self.range = range
        reference = name.written
        self.mockName = mockName ?? "\(name.plain)Mock"
    }

    /// Returns the protocol with its typealiases resolved.
    package func resolvingAliases(in index: DeclarationIndex) -> MockedProtocol {
        let aliases = Dictionary(grouping: items.typeAliases, by: \.name)
        let scope = NameScope(index: index, enclosing: enclosingTypes, aliases: aliases, items: items)
        let names = scope.whole
        var result = self
        result.swift = scope.swift
        result.items = items.mapMembers { names.resolve($0.renamingGenerics(names.isTaken)) }
        // Without its sources, a type of the app may only share its name with a type of Swift: `Mutex`, or `Span` without a generic argument.
        let isOfSwift = { (name: String) in
            name == "Span"
                ? result.items.members.flatMap(\.types).contains { $0.text.contains("Span<") } : name.hasSuffix("Span")
        }
        result.noncopyable = index.noncopyable(among: result.items, inside: enclosingTypes)
            .filter { index.declares($0) || isOfSwift($0) }
        result.copyable = index.copyable(among: result.items, besides: result.noncopyable)
        return result
    }
}
