import SwiftSource

extension MockedProtocol {
    /// The members and conformances of a superclass and its ancestors.
    package struct Inherited: Sendable {
        /// A member, with the arguments of its class's generic parameters in `names`. `isInClass` is false in extensions, whose members
        /// can't be overridden.
        typealias Member = (item: InheritableMember, names: [String: String], isInClass: Bool)

        private var members: [Member] = []
        /// The names of the protocols to which they conform.
        private(set) var parents: Set<String> = []
        /// Whether the mock can have its own initializers, which call `super.init()`.
        var canAddInitializers = true
        /// Whether one of them is declared Sendable, or is isolated to a global actor.
        private(set) var isSendable = false
        /// Whether one of them is `@unchecked Sendable`, which a subclass must repeat.
        var isUncheckedSendable: Bool { parents.contains("@unchecked Sendable") }
        /// Whether only the file of the class can create instances.
        private(set) var hasOnlyPrivateInitializers = false
        private var hasInitializers = false

        var declarations: [MemberDeclaration] { members.map(\.item.member) }

        /// Returns the members by their canonical texts, with typealiases resolved.
        func membersByText(in scope: NameScope) -> [String: [Member]] {
            let names = scope.whole
            return Dictionary(grouping: members) { names.resolve($0.item.member).canonical($0.names) }
        }

        /// Adds a class.
        ///
        /// - Parameters:
        ///   - type: the class. A subclass must be added before its superclass.
        ///   - inherited: the members of its extensions.
        ///   - names: the arguments of its generic parameters.
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
            // `init(from:)` is required in subclasses.
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

    /// Returns whether the superclass has a member. Notes the conditions under which it doesn't, and whether the mock must override the member.
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
