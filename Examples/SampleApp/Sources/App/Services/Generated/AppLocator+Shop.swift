// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.

/// What can be bought, and what is known of those who buy.
extension AppLocator {
    var paymentService: any PaymentServicing {
        instances.singleton(\.paymentService) {
            #sourceLocation(file:"Specs/Shop.yml",line:4)
            PaymentService(httpClient: httpClient)
            #sourceLocation()
        }
    }
}

extension CheckoutScope {
    /// What is about to be bought, for as long as that takes.
    var cart: any CartModeling {
        instances.singleton(\.cart) {
            #sourceLocation(file:"Specs/Shop.yml",line:15)
            CartModel(order: order, paymentService: paymentService)
            #sourceLocation()
        }
    }
}

extension HelpScope {
    /// Which answers were read while the help is open.
    var readAnswers: any AnswerReading {
        instances.singleton(\.readAnswers) {
            #sourceLocation(file:"Specs/Shop.yml",line:23)
            ReadAnswers()
            #sourceLocation()
        }
    }
}
