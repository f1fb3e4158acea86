import Core

/// Buys what is in the cart.
///
/// Generated routes are in `CheckoutCoordinator+Routes.swift` and `CheckoutCoordinator+<Module>.swift`.
@MainActor
final class CheckoutCoordinator: Coordinator {
    // MARK: - Properties
    let scope: CheckoutScope
    private let dependencies: CheckoutDependencies
    private(set) weak var router: AppRouter?
    /// The only strong reference to the completion, so the completion lives as long as the flow.
    /// If the flow ends before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: CheckoutCompletion
    private let tasks = TaskBag()

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

// MARK: - Results
/// Each method is called when a module returns its result.
extension CheckoutCoordinator {
    func paymentDidFinish(_ method: PaymentMethod) {
        tasks.run { [weak self, dependencies] in
            do {
                try await dependencies.cart.pay(with: method)
                dependencies.analytics.track("pay_\(method.rawValue)")
                self?.didPay()
            } catch {
                self?.paymentDidFail()
            }
        }
    }

    func receiptDidFinish(_ result: Receipt) {
        finish(result)
    }

    private func didPay() {
        guard let firstScreen else { return }
        showReceipt(from: firstScreen)
    }

    private func paymentDidFail() {
        guard let firstScreen else { return }
        showAlert(Alert(title: String(localized: "The payment failed")), on: firstScreen)
    }
}
