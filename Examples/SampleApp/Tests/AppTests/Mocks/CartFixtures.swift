// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.

@testable import App

extension CartDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> CartDependenciesMock {
        let dependencies = CartDependenciesMock()
        let cart = CartModelingMock()
        cart.mockLog = log
        dependencies.cart = cart
        let analytics = AnalyticsTrackingMock()
        analytics.mockLog = log
        dependencies.analytics = analytics
        return dependencies
    }
}

extension CartParameters {
    static var forTests: CartParameters {
        CartParameters(title: "title")
    }
}
