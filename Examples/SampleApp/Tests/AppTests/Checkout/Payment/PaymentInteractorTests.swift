import Testing

@testable import App

@MainActor
struct PaymentInteractorTests {
    private let cart = CartModelingMock()
    private let interactor: PaymentInteractor

    init() {
        var dependencies = PaymentDependencies.mocks()
        dependencies.cart = cart
        interactor = PaymentInteractor(dependencies: dependencies)
    }

    @Test("pay(with:) asks cart")
    func pay() async throws {
        try await interactor.pay(with: .card)
        #expect(cart.payCallCount == 1)
    }
}
