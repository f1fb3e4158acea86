import Testing

@testable import App

@MainActor
struct CartInteractorTests {
    private let cart = CartModelingMock()
    private let interactor: CartInteractor

    init() {
        var dependencies = CartDependencies.mocks()
        dependencies.cart = cart
        interactor = CartInteractor(dependencies: dependencies)
    }

    @Test("empty() asks cart")
    func empty() {
        interactor.empty()
        #expect(cart.emptyCallCount == 1)
    }
}
