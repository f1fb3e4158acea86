import SwiftSource

/// The mock of one call: of a function, a getter with effects, a subscript or an initializer.
extension MockClass {
    /// Whether the main actor isolates the stored properties of the mock.
    var isOnMainActor: Bool { !isLocked && subject.isolation.actor == "MainActor" }

    /// Returns the global actor on which calls of a member run: the member's own, or else the protocol's. Nil if none is known.
    func actor(of member: MemberDeclaration) -> String? {
        member.isNonisolated || member.hasIsolatedParameter ? nil : member.attributes.actor ?? subject.isolation.actor
    }

    /// Returns whether no global actor isolates a member, whatever the default of the module is.
    private func isOnNoActor(_ member: MemberDeclaration) -> Bool {
        subject.isolation == .nonisolated || member.isConcurrent || member.modifiers.contains("nonisolated")
            || member.hasIsolatedParameter
    }

    /// Returns the mock of one call.
    ///
    /// - Parameters:
    ///   - name: the prefix of the names of the stubs.
    ///   - callable: the member itself, or its getter or setter.
    func call(
        _ name: String,
        of member: MemberDeclaration,
        count: String? = nil,
        isSetter: Bool = false,
        _ callable: MemberDeclaration.Callable
    ) -> MockCall {
        let (parameters, effects) = (callable.parameters, callable.effects)
        let type = subject.isBase ? "\\(Self.self)" : subject.mockName
        let label = "\(type).\(member.fullName)\(isSetter ? " = _" : "")"
        let genericNames = Set(callable.generics.parameters.map(\.name))
        let actor = actor(of: member)
        // The call and its handler run on the caller's actor.
        let staysWithCaller = effects.isAsync && member.modifiers.contains("nonisolated(nonsending)")
        let failure = failure(of: effects, generics: genericNames)
        let context = MockParameter.Context(
            mock: self,
            label: label,
            callable: callable,
            generics: genericNames,
            failure: failure,
            actor: actor,
            sendsArguments: effects.isAsync && actor == nil && !staysWithCaller
                && (!isLocked || subject.isActor || !isOnNoActor(member)),
            isOnPassedActor: parameters.contains { parameter in
                guard parameter.specifiers.contains(.isolated), case .named = parameter.type.unwrapped.shape else {
                    return false
                }
                return !parameter.type.mentions(genericNames)
            }
        )
        let parts = zip(parameters, parameters.recordedLabels).map { MockParameter($0, label: $1, in: context) }
        var result = callable.result.flatMap {
            $0.isVoid
                ? nil : self.result(of: $0, on: actor, isSending: callable.isResultSending, generics: genericNames)
        }
        if subject.isEquatable, member.requirementName == "==(Self, Self)" {
            result?.unstubbed = parameters.map(\.name.written).joined(separator: " === ")
        }
        let typed = failure == .typed ? effects.thrownType?.text(renaming: renaming) : nil
        let error = typed ?? "any \(subject.swift("Error"))"
        // A handler that any thread can call must be `@Sendable`. A handler that waits must stay on the actor of the call.
        let isNonsending = staysWithCaller || context.sendsArguments && parts.contains { $0?.staysOnActor ?? false }
        let handlerWords = [
            isNonsending ? "nonisolated(nonsending)" : nil,
            effects.isAsync || isLocked ? actor.map { "@\($0)" } : nil,
            isLocked ? "@Sendable" : nil,
            "(\(parts.compactMap { $0?.handler }.joined(separator: ", ")))",
            effects.isAsync ? "async" : nil,
            failure.map { _ in typed.map { "throws(\($0))" } ?? "throws" },
            "->",
            callable.isResultSending ? "sending" : nil,
            result?.type ?? subject.swift("Void"),
        ]
        return MockCall(
            name: name,
            count: count ?? "\(name)CallCount",
            label: label,
            callable: callable.renaming(renaming),
            isOfSubscript: member.isSubscript,
            isUncallable: parameters.contains { $0.type.isNever && !$0.type.mentions(genericNames) },
            recorded: parts.compactMap { $0?.record },
            unrecorded: zip(parameters, parts).filter { $1?.record == nil }.map(\.0.name.plain),
            preparations: (failure == .rethrown ? ["let mockError = MockRethrow()"] : [])
                + parts.flatMap { $0?.preparations ?? [] },
            handler: (
                type: "(\(handlerWords.compactMap(\.self).joined(separator: " ")))?",
                arguments: parts.compactMap { $0?.argument }.joined(separator: ", ")
            ),
            failure: failure,
            thrownError: failure == nil || failure == .rethrown
                ? nil : error.contains(" ") ? "(\(error))?" : "\(error)?",
            result: result
        )
    }

    /// - Parameters:
    ///   - actor: the actor on which the member runs. A lock's storage is on no actor, so it lacks some of the default values.
    ///   - generics: the names of the generic parameters that it may depend on.
    func result(of type: SwiftType, on actor: String?, isSending: Bool = false, generics: Set<String> = [])
        -> MockCall.Result
    {
        let isErased = type.mentions(generics)
        let stored = defaults.expression(for: type, isOnMainActor: isOnMainActor)
        let isLate = stored == nil && actor == "MainActor"
        return MockCall.Result(
            declared: type.substituting(renaming),
            type: isErased ? (type.isOptional ? "Any?" : "Any") : type.stored(renaming),
            optionalType: isErased ? "Any?" : type.optionalText(renaming),
            defaultValue: stored,
            isErased: isErased,
            isSending: isSending,
            isStorable: !type.isNever && !type.isUncopyable(among: subject.noncopyable),
            unstubbed: isLate ? defaults.expression(for: type, isOnMainActor: true) : nil
        )
    }

    private func failure(of effects: Effects, generics: Set<String>) -> MockCall.Failure? {
        guard effects.canThrow else { return nil }
        return switch effects.throwing {
        case .never: nil
        case .untyped: .untyped
        case .rethrowing: .rethrown
        case .typed(let type): type.isAnyError ? .untyped : type.mentions(generics) ? .erased : .typed
        }
    }
}

extension Generics {
    /// The names of the parameters whose types may be noncopyable.
    var uncopyable: Set<String> { Set(parameters.filter { $0.allowsUncopyable(requirements) }.map(\.name)) }
}

extension GenericParameter {
    /// Returns whether its own constraint or a requirement of the call allows noncopyable types.
    fileprivate func allowsUncopyable(_ requirements: [String]) -> Bool {
        let own = [text] + requirements.filter { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name) :") }
        return own.contains(where: \.allowsUncopyable)
    }
}
