// Made by scaffold from Specs/Checkout.yml. Change that: this file is written again.
import AuthFeature

/// What Checkout was opened with, and the services that end with it.
@MainActor
final class CheckoutScope {
    let order: Order
    let parent: AppLocator
    let instances = InstanceStore<CheckoutScope>()

    init(order: Order, parent: AppLocator) {
        self.order = order
        self.parent = parent
    }

    /// What the first screen is opened with.
    var start: CartParameters { CartParameters(title: order.title) }
}

// MARK: - Of the app
extension CheckoutScope {
    var analytics: any AnalyticsTracking { parent.analytics }
    var paymentService: any PaymentServicing { parent.paymentService }
}
