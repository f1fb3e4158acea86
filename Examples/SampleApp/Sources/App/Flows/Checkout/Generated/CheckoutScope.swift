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
    var start: CartParameters {
        #sourceLocation(file:"Specs/Checkout.yml",line:6)
        let title: String = order.title
        #sourceLocation()
        return CartParameters(title: title)
    }
}

// MARK: - Of the app
extension CheckoutScope {
    var analytics: any AnalyticsTracking { parent.analytics }
    var paymentService: any PaymentServicing { parent.paymentService }
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Checkout.yml",line:5)
private typealias CheckoutTypeOfOrder = Order
#sourceLocation()

#sourceLocation(file:"Specs/Checkout.yml",line:8)
private typealias CheckoutResultType = Receipt
#sourceLocation()
