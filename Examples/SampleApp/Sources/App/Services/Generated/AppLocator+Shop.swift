// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.

/// What can be bought, and what is known of those who buy.
extension AppLocator {
    var paymentService: any PaymentServicing {
        instances.singleton(\.paymentService) { PaymentService(httpClient: httpClient) }
    }
}

extension CheckoutScope {
    /// What is about to be bought, for as long as that takes.
    var cart: any CartModeling {
        instances.singleton(\.cart) { CartModel(order: order, paymentService: paymentService) }
    }
}

extension HelpScope {
    /// Which answers were read while the help is open.
    var readAnswers: any AnswerReading {
        instances.singleton(\.readAnswers) { ReadAnswers() }
    }
}
