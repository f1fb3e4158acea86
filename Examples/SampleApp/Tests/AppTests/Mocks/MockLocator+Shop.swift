// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.

@testable import App

extension MockLocator {
    var paymentService: PaymentServicingMock {
        instances.singleton(\.paymentService) { PaymentServicingMock() }
    }

    var cart: CartModelingMock {
        instances.singleton(\.cart) { CartModelingMock() }
    }

    var readAnswers: AnswerReadingMock {
        instances.singleton(\.readAnswers) { AnswerReadingMock() }
    }

    func overrideShop(of appLocator: AppLocator) {
        appLocator.instances.override(\.paymentService) { [paymentService] in paymentService }
    }
}
