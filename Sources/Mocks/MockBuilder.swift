package import Diagnostics
import SwiftSource

/// Turns a protocol into its mock.
package struct MockBuilder {
    let subject: MockedProtocol
    let defaults: MockDefault
    private let knowsMacros: Bool
    private let names: MockNames
    let storage: MockClass.Storage
    private let associatedTypes: MockAssociatedTypes
    /// `Self` is the mock; `Self.Item`, the generic parameter of its class.
    let renaming: [String: String]

    /// - Parameter knowsMacros: whether the mock is compiled with the availability macros of the protocol's module.
    /// - Returns: nil where something in the protocol can't be mocked, of which a warning says what.
    package static func build(
        _ subject: MockedProtocol,
        defaults: MockDefault,
        knowsMacros: Bool = true,
        into diagnostics: inout DiagnosticBag
    ) -> MockClass? {
        let builder = MockBuilder(subject, defaults: defaults, knowsMacros: knowsMacros)
        return MockCheck(subject: subject).run(into: &diagnostics) ? builder.mock : nil
    }

    private init(_ subject: MockedProtocol, defaults: MockDefault, knowsMacros: Bool) {
        var subject = subject
        // What a lock protects isn't inherited.
        if let base = subject.base, subject.items.members.contains(where: \.leavesActor) {
            subject.items = base.items + subject.items
            subject.base = nil
        }
        self.subject = subject
        self.defaults = defaults
        self.knowsMacros = knowsMacros
        let members = subject.items.members
        names = MockNames((subject.base?.items.members ?? []) + members)
        associatedTypes = MockAssociatedTypes(subject)
        let open = associatedTypes.generics.parameters.map { ("Self.\($0.name)", $0.name) }
        renaming = Dictionary([("Self", subject.mockName)] + open) { first, _ in first }
        let leavesActor = members.contains { $0.leavesActor }
        // Its superclass may be Sendable, as the main actor's classes are.
        let hasSuperclass = subject.superclass != nil && subject.isolation == .unspecified
        let isShared = subject.isSendable || subject.isActor || hasSuperclass
        storage = isShared || leavesActor || !subject.deprecated.isEmpty ? .locked : .properties
    }

    private var mock: MockClass {
        MockClass(
            name: subject.mockName,
            protocolName: conformance,
            enclosingType: subject.enclosingTypes.isEmpty ? nil : subject.enclosingTypes.joined(separator: "."),
            isActor: subject.isActor,
            superclass: subject.isActor ? nil : subject.superclass,
            base: subject.base?.mockName,
            isBase: subject.isBase,
            fixedParents: subject.fixedParents,
            attributes: texts(of: subject.attributes),
            condition: subject.conditions.conjunction,
            isolation: subject.actor.map { "@\($0)" } ?? "nonisolated",
            storage: storage,
            swift: subject.swift,
            generics: associatedTypes.generics,
            typeAliases: associatedTypes.typeAliases,
            members: subject.items.conditionalMembers().compactMap { member($0.member, condition: $0.condition) }
        )
    }

    private func member(_ member: MemberDeclaration, condition: String?) -> MockMember? {
        guard let stubName = names[member], !member.modifiers.contains("optional") else { return nil }
        let member = member.renamingParameters(whereNeededFor: stubName)
        guard let kind = kind(of: member, stubName), let declaration = declaration(of: member) else { return nil }
        return MockMember(
            kind: kind,
            title: member.fullName,
            condition: condition,
            attributes: texts(of: member.implementationAttributes),
            stubAttribute: namesDeprecated(member)
                ? member.attributes.first { $0.name == "available" && $0.text.contains("deprecated") }?.text : nil,
            declaration: declaration,
            getterEffects: member.access?.getter.text ?? "",
            isStatic: member.isOfType
        )
    }

    private func texts(of attributes: [Attribute]) -> [String] {
        attributes.filter { knowsMacros || !$0.isAvailabilityMacro }.map(\.text)
    }

    private func namesDeprecated(_ member: MemberDeclaration) -> Bool {
        member.attributes.isDeprecated && member.types.contains { $0.mentions(subject.deprecated) }
    }

    private var conformance: String {
        let isolation = subject.conformsOnActor ? subject.actor.map { "@\($0) " } : nil
        return (isolation ?? "") + subject.reference
    }

    /// An actor's properties lie behind the lock, so that tests can assign them; an identity is on no actor either; an actor's initializer is inherited by nobody; `NSObject` has one of the same kind.
    private func declaration(of member: MemberDeclaration) -> String? {
        let title = member.fullName
        let modifier: String? =
            switch member.kind {
            case .property(_, let access)
            where subject.isActor && access.getter == Effects() || subject.hasIdentity && title == "id":
                member.isStatic || member.isNonisolated ? nil : "nonisolated"
            case .initializer where !subject.isActor && subject.superclass != nil && title == "init()": "override"
            default: nil
            }
        return member.signature(renaming: renaming, adding: modifier, isRequired: !subject.isActor)
    }

    private func kind(of member: MemberDeclaration, _ stubName: String) -> MockMember.Kind? {
        switch member.kind {
        case .function(let callable):
            return .method(call(stubName, of: member, callable))
        case .initializer(let callable, _):
            return .initializer(call(stubName, of: member, callable.ofInitializer))
        case .subscript(let callable, let access):
            let setter = access.isSettable ? callable.setter : nil
            return .subscript(
                getter: call(stubName, of: member, callable),
                setter: setter.map { call(stubName + "Set", of: member, isSetter: true, $0) }
            )
        case .property(let type, let access)
        where access.getter != Effects() || type.isUncopyable(among: subject.noncopyable) || namesDeprecated(member):
            return .effectfulProperty(
                call(
                    stubName,
                    of: member,
                    count: "\(stubName)GetCallCount",
                    .init(parameters: [], effects: access.getter, result: type)
                )
            )
        case .property(let type, let access):
            return .property(
                MockProperty(
                    name: stubName,
                    label: "\(subject.mockName).\(member.name.plain)",
                    declared: (type, renaming),
                    type: type.stored(renaming),
                    optionalType: type.optionalText(renaming),
                    defaultValue: defaults.expression(for: type, isOnMainActor: isOnMainActor),
                    isSettable: access.isSettable
                )
            )
        case .associatedType, .typeAlias:
            return nil
        }
    }
}

extension MockedProtocol {
    var actor: String? {
        if case .globalActor(let name) = isolation { name } else { nil }
    }
}

extension MemberDeclaration {
    /// It runs apart from the protocol's actor, where the mock's own properties are out of reach.
    fileprivate var leavesActor: Bool {
        isNonisolated || attributes.actor != nil || hasIsolatedParameter
    }

    /// It says itself that it is on no actor.
    var isNonisolated: Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    /// It runs on the actor that it is passed.
    var hasIsolatedParameter: Bool {
        callable?.parameters.contains { $0.specifiers.contains(.isolated) } ?? false
    }
}

extension MemberDeclaration.Callable {
    /// Of a subscript: it takes the new value besides.
    fileprivate var setter: Self? {
        guard let result else { return nil }
        let newValue = ParameterDeclaration("_", "newValue", result, isEscaping: result.needsEscaping)
        return Self(
            generics: generics,
            parameters: parameters + [newValue],
            effects: Effects(),
            result: nil
        )
    }

    /// An initializer has no handler, whose errors it could throw, and which could change its arguments.
    fileprivate var ofInitializer: Self {
        var copy = self
        for index in parameters.indices where parameters[index].isInout { copy.parameters[index].specifiers = [] }
        if effects.throwing == .rethrowing { copy.effects.throwing = .never }
        return copy
    }
}
