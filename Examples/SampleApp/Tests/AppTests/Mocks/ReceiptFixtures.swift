// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.

extension ReceiptDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> ReceiptDependenciesMock {
        let dependencies = ReceiptDependenciesMock()
        let cart = CartModelingMock()
        cart.mockLog = log
        dependencies.cart = cart
        return dependencies
    }
}
