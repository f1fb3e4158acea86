import SwiftSource

extension MockedProtocol {
    /// Of a superclass and its ancestors.
    package struct Inherited: Sendable {
        /// With what the generic parameters of its class stand for; `isInClass` is false in extensions, where nothing can be overridden.
        typealias Member = (item: InheritableMember, names: [String: String], isInClass: Bool)

        private var members: [Member] = []
        /// The names of the protocols that they conform to.
        private(set) var parents: Set<String> = []
        /// The mock can have initializers of its own, which call `super.init()`.
        var canAddInitializers = true
        /// One of them says so, or is on an actor.
        private(set) var isSendable = false
        /// One of them is `@unchecked Sendable`, which a subclass has to repeat.
        var isUncheckedSendable: Bool { parents.contains("@unchecked Sendable") }
        /// Only the file of the class can create instances.
        private(set) var hasOnlyPrivateInitializers = false
        private var hasInitializers = false

        /// What they declare.
        var declarations: [MemberDeclaration] { members.map(\.item.member) }

        /// By their canonical texts, with what typealiases stand for.
        func membersByText(in scope: NameScope) -> [String: [Member]] {
            let names = scope.whole
            return Dictionary(grouping: members) { names.resolve($0.item.member).canonical($0.names) }
        }

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
            // Its `init(from:)` is required.
            if parents.contains("Decodable") { canAddInitializers = false }
            isSendable = isSendable || type.attributes.actor != nil || parents.contains { $0.hasSuffix("Sendable") }
            let declared = type.members.filter { $0.member.name.plain == "init" }
            let initializers = declared.filter { !$0.member.isOfFile }
            if !hasInitializers, initializers.isEmpty,
                declared.contains(where: { $0.conditions.isEmpty && !$0.member.modifiers.contains("convenience") })
            {
                hasOnlyPrivateInitializers = true
            }
            let all = type.members.map { ($0, names, true) } + inherited.map { ($0, names, false) }
            members += all.filter { item, _, _ in
                !item.member.isOfFile && (!hasInitializers || item.member.name.plain != "init")
            }
            guard !hasInitializers, !initializers.isEmpty else { return }
            hasInitializers = true
            if !initializers.contains(where: { $0.member.isPlainInitializer })
                || initializers.contains(where: { $0.member.modifiers.contains("required") })
            {
                canAddInitializers = false
            }
        }
    }

    /// Whether the superclass has a member. Notes under which conditions it doesn't, and whether the mock has to override the member.
    ///
    /// - Parameter members: the superclass's, by their canonical texts.
    mutating func inherits(_ member: MemberDeclaration, among members: [String: [Inherited.Member]]) -> Bool {
        guard !members.isEmpty, var alike = members[member.canonical(fixedTypes)] else { return false }
        let effects = member.effects
        alike.removeAll { !effects.isAsync && $0.item.member.effects.isAsync }
        guard !alike.isEmpty else { return false }
        let isReadOnly =
            member.isSettable && alike.allSatisfy { !$0.item.member.isSettable && $0.item.conditions.isEmpty }
        let unfit = isReadOnly ? alike : alike.filter { !effects.canThrow && $0.item.member.effects.canThrow }
        guard unfit.isEmpty else {
            if unfit.allSatisfy({ $0.isInClass && $0.item.member.isOverridable }) {
                overriding.insert(member.identity)
            } else {
                notOverridable.insert(member.identity)
            }
            return false
        }
        let conditions = alike.compactMap(\.item.conditions.conjunction)
        guard conditions.count == alike.count else { return true }
        conditionsOfSuperclass[member.identity] = conditions.map { "!(\($0))" }.conjunction
        return false
    }
}

extension MemberDeclaration {
    fileprivate var isPlainInitializer: Bool {
        guard case .initializer(_, isFailable: false) = kind else { return false }
        return fullName == "init()" && !effects.canThrow && !modifiers.contains("convenience")
    }

    fileprivate var isOverridable: Bool {
        !isInitializer && !modifiers.contains("final") && !modifiers.contains("static")
    }
}
