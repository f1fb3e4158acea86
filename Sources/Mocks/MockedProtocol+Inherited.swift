import SwiftSource

extension MockedProtocol {
    /// Of a superclass and its ancestors.
    package struct Inherited: Sendable {
        struct Member {
            /// As `canonical` writes it.
            let text: String
            let effects: Effects
            let conditions: [String]
        }

        private(set) var members: [Member] = []
        /// The names of the protocols that they conform to.
        private(set) var parents: Set<String> = []
        /// `super.init()` can be called.
        var hasPlainInitializer = true
        /// One of them says so, or is on an actor.
        private(set) var isSendable = false
        /// One of them says it without a check, which subclasses must say again.
        private(set) var isUncheckedSendable = false
        private var hasInitializers = false

        /// - Parameters:
        ///   - type: each after those that inherit from it.
        ///   - inherited: what its extensions have.
        ///   - names: what its generic parameters stand for.
        mutating func add(
            _ type: TypeDeclaration,
            conformances: [SwiftType],
            members inherited: [InheritableMember],
            names: [String: String]
        ) {
            for name in (type.inherited + conformances).map(\.text) {
                for part in KnownParent.parts(of: name) ?? [name.afterLastDot] {
                    parents.formUnion([part] + KnownParent.parents(of: part))
                }
            }
            isSendable = isSendable || type.attributes.actor != nil || parents.contains { $0.hasSuffix("Sendable") }
            isUncheckedSendable = isUncheckedSendable || parents.contains("@unchecked Sendable")
            let initializers = type.members.filter { $0.member.name.plain == "init" }
            for item in type.members + inherited where !hasInitializers || item.member.name.plain != "init" {
                members.append(
                    Member(
                        text: item.member.canonical(names),
                        effects: item.member.callable?.effects ?? Effects(),
                        conditions: item.conditions
                    )
                )
            }
            guard !hasInitializers, !initializers.isEmpty else { return }
            hasInitializers = true
            hasPlainInitializer = initializers.contains { $0.member.fullName == "init()" }
        }
    }

    /// Whether the superclass has a member. Notes in which cases it doesn't, and where the mock's has to override it.
    mutating func inherits(_ member: MemberDeclaration) -> Bool {
        let (text, effects) = (member.canonical(), member.callable?.effects ?? Effects())
        let alike = (inherited?.members ?? []).filter { $0.text == text && (effects.isAsync || !$0.effects.isAsync) }
        guard !alike.isEmpty else { return false }
        guard alike.allSatisfy({ effects.canThrow || !$0.effects.canThrow }) else {
            overriding.insert(member.identity)
            return false
        }
        let conditions = alike.compactMap(\.conditions.conjunction)
        guard conditions.count == alike.count else { return true }
        conditionsOfSuperclass[member.identity] = conditions.map { "!(\($0))" }.conjunction
        return false
    }
}
