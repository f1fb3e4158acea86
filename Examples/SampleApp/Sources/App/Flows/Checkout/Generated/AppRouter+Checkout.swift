// Made by scaffold from Specs/Checkout.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Checkout
extension AppRouter {
    /// Buys what is in the cart.
    func showCheckout(
        from source: UIViewController?,
        order: Order,
        as presentation: Presentation = .present,
        completion: @escaping RouteCompletion<Receipt>.Deliver = { _ in }
    ) {
        let scope = CheckoutScope(order: order, parent: locator)
        let coordinator = CheckoutCoordinator(router: self, scope: scope, completion: RouteCompletion(completion))
        start(coordinator, from: source, as: presentation)
    }
}
