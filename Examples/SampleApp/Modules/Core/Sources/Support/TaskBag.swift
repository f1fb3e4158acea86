/// A bag of running tasks. They are cancelled when the bag is deallocated.
///
/// A presenter or view model stores a bag to cancel its tasks when its screen is removed. The tasks must not retain the
/// presenter or view model: capture `self` weakly. Capture the services that a task calls strongly.
@MainActor
public final class TaskBag {
    // `_Concurrency` is the module of Swift's `Task`. The app can have a type `Task` of its own.
    private var tasks: [Int: _Concurrency.Task<Void, Never>] = [:]
    private var lastID = 0

    public init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Runs a task, and keeps it until it ends. To cancel it earlier, store the returned task.
    @discardableResult
    public func run(_ operation: @escaping @MainActor () async -> Void) -> _Concurrency.Task<Void, Never> {
        lastID += 1
        let id = lastID
        let task = _Concurrency.Task { [weak self] in
            await operation()
            self?.tasks[id] = nil
        }
        tasks[id] = task
        return task
    }
}
