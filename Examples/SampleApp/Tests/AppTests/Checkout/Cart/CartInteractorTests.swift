import Core
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

    @Test("isPaying forwards to cart")
    func isPaying() {
        cart.isPaying = Evented<Bool>(true).observed
        #expect(interactor.isPaying === cart.isPaying)
    }

    @Test("empty() forwards to cart")
    func empty() {
        interactor.empty()
        #expect(cart.emptyCallCount == 1)
    }
}
