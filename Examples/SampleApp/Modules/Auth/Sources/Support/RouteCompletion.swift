/// How a module that was opened for a result ended.
public nonisolated enum RouteResult<Value> {
    case finished(Value)
    case cancelled
}

/// Delivers a module's result exactly once.
///
/// The module's screen owns it, so that leaving the screen in any way counts as cancelled; whoever else finishes it holds
/// it weakly. Whoever asked hears of it one turn of the main actor later: after a `close()` that follows `finish(_:)`.
@MainActor
public final class RouteCompletion<Value> {
    public typealias Deliver = @MainActor @Sendable (RouteResult<Value>) -> Void

    private var deliver: Deliver?

    public init(_ deliver: @escaping Deliver) {
        self.deliver = deliver
    }

    public func finish(_ value: Value) {
        guard let deliver else { return }
        self.deliver = nil
        Task { deliver(.finished(value)) }
    }

    // Not isolated: an isolated one needs iOS 18.4.
    deinit {
        guard let deliver else { return }
        Task { @MainActor in deliver(.cancelled) }
    }
}
