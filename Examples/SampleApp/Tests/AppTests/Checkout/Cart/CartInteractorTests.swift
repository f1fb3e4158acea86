import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct CartInteractorTests {
    private let cart = CartModelingMock()
    private let interactor: CartInteractor

    init() {
        var dependencies = CartDependencies.mocks()
        dependencies.cart = cart
        interactor = CartInteractor(dependencies: dependencies)
    }

    @Test("pay(with:) forwards to cart")
    func pay() async throws {
        try await interactor.pay(with: .card)
        #expect(cart.payCallCount == 1)
    }

    @Test("empty() forwards to cart")
    func empty() {
        interactor.empty()
        #expect(cart.emptyCallCount == 1)
    }
}
