// Made by scaffold from Specs/Checkout.yml. Change that: this file is written again.
import AuthFeature
import UIKit

extension CheckoutCoordinator {
    func makeFirstScreen() -> UIViewController {
        makeCart(scope.start)
    }
}

// MARK: - Out of the flow
extension CheckoutCoordinator {
    func showTerms(from source: UIViewController?, as presentation: Presentation) {
        router?.showTerms(from: source, as: presentation)
    }

    func showHelp(from source: UIViewController?, as presentation: Presentation) {
        router?.showHelp(from: source, as: presentation)
    }
}

// MARK: - Results
/// Called when a module returns its result. A method with the same signature in the coordinator replaces the one here.
extension Coordinator where Self == CheckoutCoordinator {
    func paymentDidFinish(_ result: PaymentMethod) {}

    func receiptDidFinish(_ result: Receipt) {
        self.finish(result)
    }
}
