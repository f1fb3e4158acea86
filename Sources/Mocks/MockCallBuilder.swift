import SwiftSource

/// Makes what a mock has for one call: of a function, a getter with effects, a subscript or an initializer.
struct MockCallBuilder {
    let subject: MockedProtocol
    let member: MemberDeclaration
    /// What names stand for: `Self` for the mock.
    let names: [String: String]
    let storage: MockClass.Storage
    let defaults: MockDefault

    /// What the mock keeps is the main actor's.
    var isOnMainActor: Bool {
        storage == .properties && subject.actor == "MainActor"
    }

    private var isOfSubscript: Bool {
        if case .subscript = member.kind { true } else { false }
    }

    /// The global actor on which the call runs, if one is known: the member's own, or else the protocol's.
    private var actor: String? {
        if member.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) || member.hasIsolatedParameter {
            return nil
        }
        return member.attributes.actor ?? subject.actor
    }

    /// Nothing puts the call on an actor, whatever the module's default.
    private var isNonisolated: Bool {
        subject.isolation == .nonisolated || member.modifiers.contains("nonisolated") || member.hasIsolatedParameter
    }

    /// `nonisolated(nonsending)`: it runs, and its handler does, where its caller is.
    private var staysWithCaller: Bool {
        member.modifiers.contains("nonisolated(nonsending)")
    }

    /// - Parameters:
    ///   - name: what the names of the stubs begin with.
    ///   - callable: what is called: the member itself, or its getter or setter.
    func call(_ name: String, count: String? = nil, isSetter: Bool = false, _ callable: MemberDeclaration.Callable)
        -> MockCall
    {
        let (parameters, generics, effects) = (callable.parameters, callable.generics, callable.effects)
        let type = subject.isBase ? "\\(Self.self)" : subject.mockName
        let label = "\(type).\(member.fullName)\(isSetter ? " = _" : "")"
        let genericNames = Set(generics.parameters.map(\.name))
        let context = MockParameter.Context(
            names: names,
            label: label,
            generics: genericNames,
            noncopyable: subject.noncopyable,
            swift: subject.swift,
            uncopyable: generics.uncopyable,
            effects: effects,
            sendsArguments: effects.isAsync && actor == nil && !staysWithCaller
                && (storage == .properties || subject.isActor || !isNonisolated)
        )
        let parts = zip(parameters, parameters.recordedLabels).map { MockParameter($0, label: $1, in: context) }
        let unrecorded = zip(parameters, parts).filter { $1?.record == nil }.map(\.0.name.plain)
        let result = callable.result.flatMap {
            $0.isVoid ? nil : makeResult($0, isSending: callable.isResultSending, generics: genericNames)
        }
        let failure = failure(of: effects, generics: genericNames)
        return MockCall(
            name: name,
            count: count ?? "\(name)CallCount",
            label: label,
            callable: callable,
            isOfSubscript: isOfSubscript,
            names: names,
            recorded: parts.compactMap { $0?.record },
            unrecorded: unrecorded,
            preparations: (failure.isRethrown ? ["let mockError = MockRethrow()"] : [])
                + parts.flatMap { $0?.preparations ?? [] },
            handler: .init(
                type: (staysWithCaller && effects.isAsync
                    || context.sendsArguments && parts.contains { $0?.staysOnActor ?? false }
                    ? "nonisolated(nonsending) " : "").marking(
                        handlerType(
                            parts.compactMap { $0?.handler },
                            effects,
                            failure,
                            (callable.isResultSending ? "sending " : "") + (result?.type ?? subject.swift("Void"))
                        )
                    ),
                arguments: parts.compactMap { $0?.argument }.joined(separator: ", ")
            ),
            marks: effects.callMarks,
            failure: failure,
            thrownError: failure.flatMap(thrownError),
            result: result
        )
    }

    private func makeResult(_ type: SwiftType, isSending: Bool, generics: Set<String>) -> MockCall.Result {
        let isErased = type.mentions(generics)
        return MockCall.Result(
            declared: type,
            type: isErased ? "Any" : type.stored(names),
            optionalType: isErased ? "Any?" : type.optionalText(names),
            defaultValue: defaults.expression(for: type, isOnMainActor: isOnMainActor),
            isErased: isErased,
            isSending: isSending,
            isStorable: !type.isNever && !type.isUncopyable(among: subject.noncopyable)
        )
    }

    private func failure(of effects: Effects, generics: Set<String>) -> MockCall.Failure? {
        guard effects.canThrow else { return nil }
        switch effects.throwing {
        case .never: return nil
        case .untyped: return .untyped
        case .rethrowing: return .rethrown
        case .typed(let type):
            if type.isAnyError { return .untyped }
            return type.mentions(generics) ? .erased : .typed(type.text(renaming: names))
        }
    }

    /// Of a stub; what is rethrown has none.
    private func thrownError(_ failure: MockCall.Failure) -> String? {
        switch failure {
        case .rethrown: nil
        case .untyped, .erased: "(any \(subject.swift("Error")))?"
        case .typed(let type): type.contains(" ") ? "(\(type))?" : "\(type)?"
        }
    }

    /// Called from any thread, the handler must be `@Sendable`; where it waits, it must stay on the call's actor.
    private func handlerType(
        _ parameters: [String],
        _ effects: Effects,
        _ failure: MockCall.Failure?,
        _ result: String
    ) -> String {
        var words: [String] = []
        if let actor, effects.isAsync || storage == .locked { words.append("@\(actor)") }
        if storage == .locked { words.append("@Sendable") }
        words.append("(\(parameters.joined(separator: ", ")))")
        if effects.isAsync { words.append("async") }
        switch failure {
        case nil: break
        case .typed(let type): words.append("throws(\(type))")
        case .untyped, .rethrown, .erased: words.append("throws")
        }
        return "(\(words.joined(separator: " ")) -> \(result))?"
    }
}

extension String {
    /// `(nonisolated(nonsending) () async -> Void)?`: the word belongs to the function in the optional.
    fileprivate func marking(_ type: String) -> String {
        isEmpty ? type : "(" + self + type.dropFirst()
    }
}

extension MockCall.Failure? {
    fileprivate var isRethrown: Bool {
        if case .rethrown = self { true } else { false }
    }
}

extension Generics {
    /// The names of those parameters that may be of a type that can't be copied.
    var uncopyable: Set<String> {
        Set(parameters.filter { $0.allowsUncopyable(requirements) }.map(\.name))
    }
}

extension GenericParameter {
    /// Its own constraint says so, or one of the call's requirements.
    fileprivate func allowsUncopyable(_ requirements: [String]) -> Bool {
        let own = [text] + requirements.filter { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name) :") }
        return own.contains(where: \.allowsUncopyable)
    }
}
