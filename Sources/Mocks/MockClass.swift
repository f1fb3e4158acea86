package import Diagnostics
package import SwiftSource

/// The mock of a protocol: a class with stubs, counts and recorded calls, for a template.
package struct MockClass: Sendable {
    package let subject: MockedProtocol
    let defaults: MockDefault
    let knowsMacros: Bool
    /// Whether a lock protects the recorded calls, so that any thread can call the mock. Otherwise, the protocol's isolation or the test
    /// must prevent concurrent calls.
    package let isLocked: Bool
    /// `<Item: Hashable>` for a protocol with associated types, and ` where …` after the conformance.
    package let generics: Generics
    /// `typealias Item = Int` for associated types that a requirement fixes.
    package let typeAliases: [String]
    /// The names in the class by the names in the protocol: the mock's name for `Self`, and `Item` for `Self.Item`.
    let renaming: [String: String]
    package private(set) var members: [MockMember] = []

    /// Creates the mock; nil if something in the protocol can't be mocked, which a warning explains.
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
        // Members with a lock can't be inherited, so the mock declares the members of its base itself.
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
        // The superclass may be Sendable, like the classes of the main actor. `NSObject` is not.
        let mayInheritSendable = ![nil, "NSObject"].contains(subject.superclass) && subject.isolation == .unspecified
        // The main actor makes its classes Sendable.
        let isShared = subject.isSendable && subject.isolation.actor == nil || subject.isActor || mayInheritSendable
        isLocked = isShared || leavesActor || subject.isOnOtherActor || !subject.deprecated.isEmpty
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
        // A subclass must repeat `@unchecked Sendable`.
        let restated = subject.inherited?.isUncheckedSendable ?? false ? ", @unchecked Sendable" : ""
        return (isolation ?? "") + reference + restated
    }

    /// The name of the protocol, with the module if a generic parameter has the same name: `App.Route` for `class RouteMock<Route>`.
    private var reference: String {
        let root = subject.reference.prefix { $0 != "." }
        guard let module = subject.module, generics.parameters.contains(where: { $0.name == root })
        else { return subject.reference }
        return "\(module).\(subject.reference)"
    }

    /// The type in whose extension the mock is declared: `Outer.Inner`.
    package var enclosingType: String? {
        subject.enclosingTypes.isEmpty ? nil : subject.enclosingTypes.joined(separator: ".")
    }

    package var superclass: String? { subject.isActor ? nil : subject.superclass }

    package var attributes: [String] { texts(of: subject.attributes) }

    package var condition: String? { subject.conditions.conjunction }

    /// The isolation before `final class`: `@MainActor` or `nonisolated`.
    package var isolation: String { subject.isolation.actor.map { "@\($0)" } ?? "nonisolated" }

    package var hasStaticMembers: Bool { members.contains(where: \.isStatic) }

    /// Whether the mock must declare `init()`, because the implicit one is missing or doesn't fit.
    ///
    /// A class with other initializers has no implicit `init()`. In a base class, the implicit one may be nonisolated. Then subclasses on
    /// the main actor can't override it. Tests on the main actor can't call the implicit one of a class on another actor.
    package var needsPlainInitializer: Bool {
        let initializers = members.filter { $0.kind == .initializer }
        return
            (subject.isBase || !initializers.isEmpty || subject.fixedParents.contains("Decodable")
            || subject.isOnOtherActor && superclass == nil)
            && !initializers.contains { $0.declared.fullName == "init()" && $0.condition == nil }
    }

    package var usesLockedStatics: Bool {
        hasStaticMembers && (isLocked || isolation == "nonisolated" || !generics.parameters.isEmpty)
    }
}

extension MockedProtocol {
    /// Whether a global actor other than the main actor isolates it.
    fileprivate var isOnOtherActor: Bool { ![nil, "MainActor"].contains(isolation.actor) }
}

extension MemberDeclaration {
    /// Whether it can run outside the protocol's actor, without access to the mock's own properties.
    fileprivate var leavesActor: Bool { isNonisolated || attributes.actor != nil || hasIsolatedParameter }

    /// Whether it is declared `nonisolated` or `@concurrent`.
    var isNonisolated: Bool { isConcurrent || modifiers.contains { $0.hasPrefix("nonisolated") } }

    var isConcurrent: Bool { attributes.contains { $0.name == "concurrent" } }

    /// Whether it runs on an actor that is passed as an argument.
    var hasIsolatedParameter: Bool { callable?.parameters.contains { $0.specifiers.contains(.isolated) } ?? false }
}
