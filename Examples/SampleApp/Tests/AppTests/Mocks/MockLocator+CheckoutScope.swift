// Made by scaffold from Specs/Checkout.yml. Change that: this file is written again.

@testable import App

extension MockLocator {
    /// In which every service is the mock of the same name here.
    func makeCheckoutScope(order: Order = Order(title: "", items: [])) -> CheckoutScope {
        let scope = CheckoutScope(order: order, parent: appLocator)
        scope.instances.override(\.cart) { [cart] in cart }
        return scope
    }
}
