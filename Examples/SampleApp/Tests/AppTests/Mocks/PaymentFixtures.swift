// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.

extension PaymentDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> PaymentDependenciesMock {
        let dependencies = PaymentDependenciesMock()
        let cart = CartModelingMock()
        cart.mockLog = log
        dependencies.cart = cart
        return dependencies
    }
}
