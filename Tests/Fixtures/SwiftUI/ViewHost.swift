import Synchronization

/// Evaluates the root view of a hosting controller, and again when something that it has read has changed.
@MainActor
final class ViewHost {
    var root: any View {
        didSet { signal.raise() }
    }
    let signal = UpdateSignal()
    let node = Node(type: Never.self)
    weak var controller: UIViewController?
    /// The visible layers: the screen, then the sheets and alerts over it.
    private(set) var layers: [Layer] = []
    /// Calls that wait for the end of the evaluation.
    var pending: [() -> Void] = []
    private var isEvaluating = false
    private var isOnScreen = false

    init(root: any View) {
        self.root = root
        signal.host = self
    }

    func start(in controller: UIViewController) {
        self.controller = controller
        signal.raise()
        update()
    }

    func update() {
        guard controller != nil, !isEvaluating else { return }
        var left = 1_000
        while signal.take() {
            evaluate()
            left -= 1
            precondition(left > 0, "each evaluation of \(type(of: root)) changes what it has read")
        }
    }

    func setOnScreen(_ isOnScreen: Bool) {
        update()
        self.isOnScreen = isOnScreen
        if isOnScreen { node.appear() } else { node.disappear() }
        update()
    }

    private func evaluate() {
        isEvaluating = true
        let output = Output()
        var environment = EnvironmentValues()
        environment.dismissAction = DismissAction { [weak self] in self?.dismiss() }
        withObservationTracking {
            Context(host: self, node: node, environment: environment, output: output).render(root)
        } onChange: { [signal] in
            signal.raise()
        }
        layers = [output.layer(.screen)] + output.layers
        if let title = output.title { controller?.navigationItem.title = title }
        node.prune()
        if isOnScreen { node.appear() }
        isEvaluating = false
        let calls = pending
        pending = []
        for call in calls { call() }
    }

    private func dismiss() {
        guard let controller else { return }
        if let navigation = controller.navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else if controller.presentingViewController != nil {
            controller.dismiss(animated: true)
        }
    }
}

/// Says that an evaluation is needed, from any thread, and asks for it at the end of the main actor's turn.
final class UpdateSignal: Sendable {
    private let isRaised = Mutex(false)
    /// Set once, before anything else.
    nonisolated(unsafe) weak var host: ViewHost?

    func raise() {
        let wasRaised = isRaised.withLock { flag in
            defer { flag = true }
            return flag
        }
        if !wasRaised { Task { @MainActor [weak self] in self?.host?.update() } }
    }

    func take() -> Bool {
        isRaised.withLock { flag in
            defer { flag = false }
            return flag
        }
    }
}
