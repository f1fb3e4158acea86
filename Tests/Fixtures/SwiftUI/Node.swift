/// The place of a view in the tree. It keeps what the view values don't: state, tasks, and what has appeared.
@MainActor
final class Node {
    let type: Any.Type
    /// The values of `@State` properties, and the other values that a view keeps.
    var storage: [String: Any] = [:]
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var onRemoval: (() -> Void)?
    var task: (@MainActor () -> Task<Void, Never>)?
    var taskID: AnyHashable?

    private var runningTask: Task<Void, Never>?
    private var hasAppeared = false
    private var children: [AnyHashable: Node] = [:]
    private var order: [Node] = []
    private var visited: [(key: AnyHashable, node: Node)] = []

    init(type: Any.Type) {
        self.type = type
    }

    deinit { runningTask?.cancel() }

    /// The child of an earlier evaluation if it has the same type.
    func child(_ key: AnyHashable, type: Any.Type) -> Node {
        let known = children[key].flatMap { $0.type == type ? $0 : nil }
        let node = known ?? Node(type: type)
        visited.append((key, node))
        return node
    }

    /// Removes what the last evaluation did not visit.
    func prune() {
        let left = children.values.filter { child in !visited.contains { $0.node === child } }
        children = Dictionary(visited.map { ($0.key, $0.node) }) { first, _ in first }
        for child in children.values { child.prune() }
        order = visited.map(\.node)
        visited = []
        for child in left { child.remove() }
    }

    func appear() {
        for child in order { child.appear() }
        guard !hasAppeared else { return }
        hasAppeared = true
        onAppear?()
        restartTask()
    }

    func disappear() {
        for child in order { child.disappear() }
        guard hasAppeared else { return }
        hasAppeared = false
        runningTask?.cancel()
        runningTask = nil
        onDisappear?()
    }

    func restartTask() {
        guard hasAppeared, let task else { return }
        runningTask?.cancel()
        runningTask = task()
    }

    private func remove() {
        disappear()
        removeAll()
    }

    private func removeAll() {
        for child in order { child.removeAll() }
        onRemoval?()
    }
}
