import Core

/// Buys what is in the cart.
///
/// Generated routes are in `CheckoutCoordinator+Routes.swift` and `CheckoutCoordinator+<Module>.swift`.
/// When a module returns a result, its `…DidFinish(_:)` method is called. To use the result, implement the method here.
/// It replaces the generated one.
@MainActor
final class CheckoutCoordinator: Coordinator {
    // MARK: - Properties
    let scope: CheckoutScope
    private let dependencies: CheckoutDependencies
    private(set) weak var router: AppRouter?
    /// The only strong reference to the completion. If the flow ends without a result, the result is `.cancelled`.
    private let completion: CheckoutCompletion

    // MARK: - Lifecycle
    init(router: AppRouter, scope: CheckoutScope, dependencies: CheckoutDependencies, completion: CheckoutCompletion) {
        self.router = router
        self.scope = scope
        self.dependencies = dependencies
        self.completion = completion
    }

    /// Closes all screens of the flow, then delivers the result.
    func finish(_ result: Receipt) {
        dependencies.analytics.track("checkout_finished")
        completion.finish(result)
    }
}
