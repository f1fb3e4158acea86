/// The state of a value that is loaded asynchronously.
public nonisolated enum LoadingState<Value> {
    case initial
    case loading
    case loaded(Value)
    case failed(any Error)
}

nonisolated extension LoadingState: Sendable where Value: Sendable {}
