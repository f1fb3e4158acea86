import SwiftSource

extension MockClass {
    func member(_ member: MemberDeclaration, _ names: MockNames, condition: String?) -> MockMember? {
        guard let stubName = names[member], !member.modifiers.contains("optional") else { return nil }
        // If async functions run on the caller's actor by default, Swift treats such a function as nonisolated.
        let leavesActor = member.effects.isAsync && subject.leavingActor.contains(member.identity)
        let isUnmarked = !member.isNonisolated && !member.hasIsolatedParameter && member.attributes.actor == nil
        let member = member.renamingParameters(whereNeededFor: stubName)
        guard let stubs = stubs(of: member, stubName), let declaration = declaration(of: member) else { return nil }
        return MockMember(
            kind: stubs.kind,
            declared: member,
            condition: condition,
            attributes: (leavesActor && isUnmarked ? ["@MainActor"] : [])
                + texts(of: member.implementationAttributes),
            stubAttribute: namesDeprecated(member)
                ? member.attributes.first { $0.name == "available" && $0.text.contains("deprecated") }?.text : nil,
            declaration: declaration,
            isStatic: member.isOfType,
            calls: stubs.calls,
            property: stubs.property
        )
    }

    func texts(of attributes: [Attribute]) -> [String] {
        attributes.filter { knowsMacros || !$0.isAvailabilityMacro }.map(\.text)
    }

    private func namesDeprecated(_ member: MemberDeclaration) -> Bool {
        member.attributes.isDeprecated && member.types.contains { $0.mentions(subject.deprecated) }
    }

    /// Returns the declaration of a member.
    ///
    /// In an actor, properties are `nonisolated`, so that tests can assign them: a lock protects them. `id` of an identity is `nonisolated` too.
    /// `init()` overrides that of a superclass. The initializers of an actor are not `required`, because an actor has no subclasses.
    private func declaration(of member: MemberDeclaration) -> String? {
        let title = member.fullName
        let modifier: String? =
            switch member.kind {
            case .property(_, let access)
            where subject.isActor && access.getter == Effects() || subject.hasIdentity && title == "id":
                member.isStatic || member.isNonisolated || member.attributes.actor != nil ? nil : "nonisolated"
            case _ where subject.overriding.contains(member.identity): "override"
            case .initializer where !subject.isActor && subject.superclass != nil && title == "init()": "override"
            default: nil
            }
        return member.signature(renaming: renaming, adding: modifier, isRequired: !subject.isActor)
    }

    private func stubs(
        of member: MemberDeclaration,
        _ name: String
    ) -> (kind: MockMember.Kind, calls: [MockCall], property: MockProperty?)? {
        switch member.kind {
        case .function(let callable): return (.method, [call(name, of: member, callable)], nil)
        case .initializer(let callable, _): return (.initializer, [call(name, of: member, callable.ofInitializer)], nil)
        case .subscript(let callable, let access):
            let setter = access.isSettable ? callable.setter : nil
            let calls =
                [call(name, of: member, callable)]
                + [setter].compactMap(\.self).map { call(name + "Set", of: member, isSetter: true, $0) }
            return (.subscript, calls, nil)
        case .property(let type, let access)
        where access.getter != Effects() || type.isUncopyable(among: subject.noncopyable) || namesDeprecated(member):
            let getter = MemberDeclaration.Callable(parameters: [], effects: access.getter, result: type)
            return (.effectfulProperty, [call(name, of: member, count: "\(name)GetCallCount", getter)], nil)
        case .property(let type, let access):
            let label = "\(subject.mockName).\(member.name.plain)"
            let value = result(of: type, on: actor(of: member))
            let isSettable = access.isSettable
            let property = MockProperty(name: name, label: label, value: value, isSettable: isSettable)
            return (.property, [], property)
        case .associatedType, .typeAlias: return nil
        }
    }
}

extension MemberDeclaration.Callable {
    /// The setter of a subscript, with the new value as an additional argument.
    fileprivate var setter: Self? {
        guard let result else { return nil }
        let newValue = ParameterDeclaration("_", "newValue", result, isEscaping: result.needsEscaping)
        return Self(generics: generics, parameters: parameters + [newValue], effects: Effects(), result: nil)
    }

    /// The callable of an initializer, without `inout` and `rethrows`: there is no handler that could change arguments or throw errors.
    fileprivate var ofInitializer: Self {
        var copy = self
        for index in parameters.indices where parameters[index].isInout { copy.parameters[index].specifiers = [] }
        if effects.throwing == .rethrowing { copy.effects.throwing = .never }
        return copy
    }
}
