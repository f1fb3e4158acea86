package import Diagnostics
package import SwiftSource

/// A protocol of which a mock is made, with all that its class must keep to; what it inherits is among it.
package struct MockedProtocol: Sendable {
    package var name: SwiftName
    /// As its mock names it: `Outer.Service`, `Core.Service`.
    package var reference: String
    package var enclosingTypes: [String] = []
    package var mockName: String
    package var isolation: ProtocolDeclaration.Isolation
    /// Parts of it are on no actor, or not in Swift 5, where nobody inherits isolation: its mock conforms to it on its own actor only.
    package var conformsOnActor = false
    /// The identities of the members of those parts, if it has an actor.
    var leavingActor: Set<String> = []
    /// Its mock may be called from any thread.
    package var isSendable: Bool
    package var isActor = false
    /// The class that its mock inherits from.
    package var superclass: String?
    /// The Swift modules of that class, which may not be open to subclasses in others.
    package internal(set) var superclassModules: Set<String> = []
    /// What that class has, where its source is known.
    package var inherited: Inherited?
    /// The identities of members that override the superclass's, which can do more than the protocol allows.
    package internal(set) var overriding: Set<String> = []
    /// Those of members that would have to, but can't.
    var notOverridable: Set<String> = []
    /// By the identities of members, the condition under which the superclass doesn't have them.
    package internal(set) var conditionsOfSuperclass: [String: String] = [:]
    /// Of Swift's own protocols among its parents, those whose members the mock has written out.
    package var fixedParents: [String] = []
    var isEquatable = false
    /// One of its parents has default implementations in a module that the mock has to import.
    package var hasImportedDefaults = false
    /// Swift's own types, as the mock's code writes them.
    package var swift = SwiftNames()
    /// By the identities of members, a name that stands for another type in the mock than in the member's protocol.
    var lostNames: [String: String] = [:]
    /// The names of its typealiases that stand for another type outside of it.
    var hidingAliases: Set<String> = []
    package var items: [MemberListItem]
    /// The parent whose mock its own mock inherits from.
    package var base: (mockName: String, items: [MemberListItem])?
    /// Mocks of other protocols inherit from its mock.
    package var isBase = false
    /// It declares `id` again, on no actor; where it is bound to the main actor by default, the mock has to say so.
    package var hasIdentity = false
    /// Of its `where` clause, one each.
    package var requirements: [String] = []
    /// Associated types that its annotation fixes.
    package var typeAliases: [(name: String, type: String)] = []
    /// The place of this annotation; nil without such associated types.
    var annotationRange: SourceRange?
    package var attributes: [Attribute] = []
    /// The types that it names whose values can't be copied.
    package var noncopyable: Set<String> = []
    /// Those that it names whose values are known to be copyable, where that matters.
    var copyable: Set<String> = []
    /// The deprecated types that its deprecated members name.
    package var deprecated: Set<String> = []
    /// Of the `#if` around it.
    package var conditions: [String] = []
    /// Parents whose members nobody knows, with what can be done about each.
    package var unknownParents: [UnknownParent] = []
    /// The files, by path, that its mock depends on.
    package var files: [String] = []
    /// Where problems are shown that no member has.
    package let range: SourceRange

    package struct UnknownParent: Sendable {
        package enum Reason: Sendable {
            /// Nothing of that name was found.
            case undeclared
            /// A class that nothing can inherit from.
            case final
            /// One of Swift's that no class can conform to.
            case impossible
            /// A class, or an actor, in one branch of an `#if` alone.
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

    /// The same with its typealiases looked up.
    package func resolvingAliases(in index: DeclarationIndex) -> MockedProtocol {
        let aliases = Dictionary(grouping: items.typeAliases, by: \.name)
        let scope = NameScope(index: index, enclosing: enclosingTypes, aliases: aliases, items: items)
        let names = scope.whole
        var result = self
        result.swift = scope.swift
        result.items = items.mapMembers { names.resolve($0.renamingGenerics(names.isTaken)) }
        // Without the sources, a type may only have the name of one of Swift's.
        result.noncopyable = index.noncopyable(among: result.items, inside: enclosingTypes).filter(index.declares)
        result.copyable = index.copyable(among: result.items, besides: result.noncopyable)
        return result
    }
}
