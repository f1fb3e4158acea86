import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct CartPresenterTests {
    private let view = CartViewMock()
    private let interactor = CartInteractorMock()
    private let router = CartRouterMock()
    private let presenter: CartPresenter

    init() {
        presenter = CartPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
    }
}
