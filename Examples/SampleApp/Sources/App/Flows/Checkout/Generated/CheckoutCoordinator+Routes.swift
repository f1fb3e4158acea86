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
