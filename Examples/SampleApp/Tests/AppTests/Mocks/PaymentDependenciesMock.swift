// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.

@testable import App

@MainActor
final class PaymentDependenciesMock: PaymentDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - cart
    private(set) var cartGetCallCount = 0
    private var cartValue: (any CartModeling)?

    var cart: any CartModeling {
        get {
            cartGetCallCount += 1
            guard let cartValue else { fatalError("PaymentDependenciesMock.cart has no value: assign one") }
            return cartValue
        }
        set {
            cartValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        cartGetCallCount = 0
    }
}
