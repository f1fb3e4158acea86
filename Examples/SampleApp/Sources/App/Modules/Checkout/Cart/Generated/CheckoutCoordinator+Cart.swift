// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Cart
extension CheckoutCoordinator {
    func makeCart(_ parameters: CartParameters) -> UIViewController {
        CartModule.build(dependencies: scope, routing: self, parameters: parameters)
    }
}

extension CheckoutCoordinator: CartRouting {}

extension CheckoutScope: CartDependencies {}
