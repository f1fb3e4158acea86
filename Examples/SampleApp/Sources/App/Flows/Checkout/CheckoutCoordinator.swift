import Core

/// Buys what is in the cart.
///
/// What its screens show next is in `CheckoutCoordinator+Routes.swift` and beside the modules. When a module
/// returns a result, its `…DidFinish(_:)` there is called. To use the result, write that method here: yours replaces
/// the generated one.
@MainActor
final class CheckoutCoordinator: Coordinator {
    // MARK: - Properties
    let scope: CheckoutScope
    private let dependencies: CheckoutDependencies
    private(set) weak var router: AppRouter?
    /// Held here alone: once the flow is over without a result, it counts as cancelled.
    private let completion: RouteCompletion<Receipt>

    // MARK: - Lifecycle
    init(
        router: AppRouter,
        scope: CheckoutScope,
        dependencies: CheckoutDependencies,
        completion: RouteCompletion<Receipt>
    ) {
        self.router = router
        self.scope = scope
        self.dependencies = dependencies
        self.completion = completion
    }

    /// Closes the flow, whatever it shows. The result is delivered when its screens are gone.
    func finish(_ result: Receipt) {
        dependencies.analytics.track("checkout_finished")
        completion.finish(result)
    }
}
