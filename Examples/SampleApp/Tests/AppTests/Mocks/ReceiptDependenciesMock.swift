// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.

@testable import App

@MainActor
final class ReceiptDependenciesMock: ReceiptDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - cart
    private(set) var cartGetCallCount = 0
    private var cartValue: (any CartModeling)?

    var cart: any CartModeling {
        get {
            cartGetCallCount += 1
            guard let cartValue else { fatalError("ReceiptDependenciesMock.cart has no value: assign one") }
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
