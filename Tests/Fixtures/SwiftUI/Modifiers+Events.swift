extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(.appear(action))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modified(.disappear(action))
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(.task(id: nil, priority, action))
    }

    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modified(.task(id: TaskID(value: value), priority, action))
    }

    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modified(
            .change(value, isEqual: { $0 as? V == $1 as? V }, initial: initial) { old, new in
                if let old = old as? V, let new = new as? V { action(old, new) }
            }
        )
    }

    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(.refresh(action))
    }

    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        modified(.environment { $0.submits.append(action) })
    }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(.elements { if case .text = $0.role { $0.role = .button(action) } })
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An equatable value as a key of a task.
private struct TaskID<Value: Equatable>: Hashable {
    let value: Value

    func hash(into hasher: inout Hasher) {}
}
