import Core

/// Records the results of a module.
@MainActor
final class RouteResults<Value> {
    private(set) var finished: [Value] = []
    private(set) var cancelledCount = 0

    func makeCompletion() -> RouteCompletion<Value> {
        RouteCompletion { result in
            switch result {
            case .finished(let value): self.finished.append(value)
            case .cancelled: self.cancelledCount += 1
            }
        }
    }
}
