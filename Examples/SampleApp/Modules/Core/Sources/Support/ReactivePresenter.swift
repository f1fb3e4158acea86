/// The superclass of presenters. `Interactor` is the protocol of the interactor.
///
/// A presenter can have several views, one after the other or at the same time. It subscribes to the interactor once,
/// and its observed properties have the current values for each view.
@MainActor
open class ReactivePresenter<Interactor>: BindablePart {
    public let interactor: Interactor

    private var isBound = false

    public init(interactor: Interactor) {
        self.interactor = interactor
    }

    // Without an explicit `deinit`, a subclass in a target with another default isolation crashes off the main thread.
    deinit {}

    public final func bind() {
        guard !isBound else { return }
        isBound = true
        bind(interactor: interactor)
    }

    /// Subscribes to the interactor. Called once, when a view has loaded for the first time.
    ///
    /// The subscriptions end when the presenter is deallocated.
    open func bind(interactor: Interactor) {}
}
