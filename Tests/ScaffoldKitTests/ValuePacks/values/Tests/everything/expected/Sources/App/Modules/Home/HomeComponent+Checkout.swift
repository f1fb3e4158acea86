//
//  HomeComponent+Checkout.swift
//  Sources/App/Modules/Home/HomeComponent+Checkout.swift
//

/// What Home gives the flow Checkout.
struct HomeCheckoutComponent {
    let store: any Storing

    func makeCheckoutCoordinator(order: Order) -> CheckoutCoordinator {
        CheckoutCoordinator(order: order, store: store)
    }
}
