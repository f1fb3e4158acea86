// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import Foundation

@testable import App

@MainActor
final class CartDependenciesMock: CartDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - cart
    private(set) var cartGetCallCount = 0
    private var cartValue: (any CartModeling)?

    var cart: any CartModeling {
        get {
            cartGetCallCount += 1
            guard let cartValue else { fatalError("CartDependenciesMock.cart has no value: assign one") }
            return cartValue
        }
        set {
            cartValue = newValue
        }
    }

    // MARK: - analytics
    private(set) var analyticsGetCallCount = 0
    private var analyticsValue: (any AnalyticsTracking)?

    var analytics: any AnalyticsTracking {
        get {
            analyticsGetCallCount += 1
            guard let analyticsValue else { fatalError("CartDependenciesMock.analytics has no value: assign one") }
            return analyticsValue
        }
        set {
            analyticsValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        cartGetCallCount = 0
        analyticsGetCallCount = 0
    }
}
