/// The superclass of interactors. `Router` is the protocol of the router.
@MainActor
open class ReactiveInteractor<Router>: BindablePart {
    public let router: Router

    private var isBound = false

    public init(router: Router) {
        self.router = router
    }

    // Without an explicit `deinit`, a subclass in a target with another default isolation crashes off the main thread.
    deinit {}

    public final func bind() {
        guard !isBound else { return }
        isBound = true
        start()
    }

    /// Subscribes to models, and loads what the screen shows. Called once, after the presenter has subscribed.
    open func start() {}
}
