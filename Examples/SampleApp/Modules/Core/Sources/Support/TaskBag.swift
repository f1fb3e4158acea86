/// A bag of running tasks, which it cancels when it is deallocated.
///
/// A presenter or view model that stores one cancels its tasks when its screen is removed. A task must not retain its
/// owner: capture `self` weakly, and what the task awaits strongly.
@MainActor
public final class TaskBag {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastID = 0

    public init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    public func run(_ operation: @escaping @MainActor () async -> Void) {
        lastID += 1
        let id = lastID
        tasks[id] = Task { [weak self] in
            await operation()
            self?.tasks[id] = nil
        }
    }
}
