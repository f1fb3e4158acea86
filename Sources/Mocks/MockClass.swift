package import Diagnostics
package import SwiftSource

/// The mock of a protocol: a class with stubs, counts and recorded calls, for a template.
package struct MockClass: Sendable {
    package let subject: MockedProtocol
    let defaults: MockDefault
    let knowsMacros: Bool
    /// A lock protects what the mock records, for calls from any thread; otherwise the protocol's isolation or its users keep calls apart.
    package let isLocked: Bool
    /// `<Item: Hashable>` for a protocol with associated types, and ` where …` behind the conformance.
    package let generics: Generics
    /// `typealias Item = Int` for associated types that a requirement fixes.
    package let typeAliases: [String]
    /// `Self` is the mock; `Self.Item`, the generic parameter of its class.
    let renaming: [String: String]
    package private(set) var members: [MockMember] = []

    /// Nil where something in the protocol can't be mocked, of which a warning says what.
    ///
    /// - Parameter knowsMacros: whether the mock is compiled with the availability macros of the protocol's module.
    package init?(
        _ subject: MockedProtocol,
        defaults: MockDefault,
        knowsMacros: Bool = true,
        into diagnostics: inout DiagnosticBag
    ) {
        guard subject.isMockable(into: &diagnostics) else { return nil }
        var subject = subject
        // What a lock protects isn't inherited.
        if let base = subject.base, subject.items.members.contains(where: \.leavesActor) {
            subject.items = base.items + subject.items
            subject.base = nil
        }
        self.subject = subject
        self.defaults = defaults
        self.knowsMacros = knowsMacros
        let declared = subject.items.members
        let associatedTypes = MockAssociatedTypes(subject)
        generics = associatedTypes.generics
        let open = generics.parameters.map { ("Self.\($0.name)", $0.name) }
        let renaming = Dictionary([("Self", subject.mockName)] + open) { first, _ in first }
        self.renaming = renaming
        typeAliases = associatedTypes.typeAliases.map { $0.renamingWords(renaming) }
        let leavesActor = declared.contains { $0.leavesActor }
        // Its superclass may be Sendable, as the main actor's classes are; `NSObject` is not.
        let mayInheritSendable = ![nil, "NSObject"].contains(subject.superclass) && subject.isolation == .unspecified
        let isShared = subject.isSendable || subject.isActor || mayInheritSendable
        isLocked = isShared || leavesActor || !subject.deprecated.isEmpty
        let ofSuperclass = subject.inherited?.declarations ?? []
        let names = MockNames((subject.base?.items.members ?? []) + declared, inherited: ofSuperclass)
        members = subject.items.conditionalMembers().compactMap {
            let conditions = [$0.condition, subject.conditionsOfSuperclass[$0.member.identity]].compactMap(\.self)
            return member($0.member, names, condition: conditions.conjunction)
        }
        let usesLockedStatics = usesLockedStatics
        for index in members.indices {
            members[index].isLocked = members[index].isStatic ? usesLockedStatics : isLocked
        }
    }

    package var name: String { subject.mockName }

    package var conformance: String {
        let isolation = subject.conformsOnActor ? subject.isolation.actor.map { "@\($0) " } : nil
        // A subclass has to repeat it.
        let restated = subject.inherited?.isUncheckedSendable ?? false ? ", @unchecked Sendable" : ""
        return (isolation ?? "") + subject.reference + restated
    }

    /// `Outer.Inner`, in an extension of which the mock stands.
    package var enclosingType: String? {
        subject.enclosingTypes.isEmpty ? nil : subject.enclosingTypes.joined(separator: ".")
    }

    package var superclass: String? { subject.isActor ? nil : subject.superclass }

    package var attributes: [String] { texts(of: subject.attributes) }

    package var condition: String? { subject.conditions.conjunction }

    /// Before `final class`: `@MainActor` or `nonisolated`.
    package var isolation: String { subject.isolation.actor.map { "@\($0)" } ?? "nonisolated" }

    package var hasStaticMembers: Bool { members.contains(where: \.isStatic) }

    /// True if the compiler's `init()` is missing or doesn't fit.
    ///
    /// The class has none if its protocol asks for other initializers. That of a base class may be nonisolated, so that main actor-isolated
    /// subclasses can't override it.
    package var needsPlainInitializer: Bool {
        let initializers = members.filter { $0.kind == .initializer }
        return (subject.isBase || !initializers.isEmpty || subject.fixedParents.contains("Decodable"))
            && !initializers.contains { $0.declared.fullName == "init()" && $0.condition == nil }
    }

    package var usesLockedStatics: Bool {
        hasStaticMembers && (isLocked || isolation == "nonisolated" || !generics.parameters.isEmpty)
    }
}

extension MemberDeclaration {
    /// It runs apart from the protocol's actor, where the mock's own properties are out of reach.
    fileprivate var leavesActor: Bool { isNonisolated || attributes.actor != nil || hasIsolatedParameter }

    /// It says itself that it is on no actor.
    var isNonisolated: Bool { isConcurrent || modifiers.contains { $0.hasPrefix("nonisolated") } }

    var isConcurrent: Bool { attributes.contains { $0.name == "concurrent" } }

    /// It runs on the actor that it is passed.
    var hasIsolatedParameter: Bool { callable?.parameters.contains { $0.specifiers.contains(.isolated) } ?? false }
}
