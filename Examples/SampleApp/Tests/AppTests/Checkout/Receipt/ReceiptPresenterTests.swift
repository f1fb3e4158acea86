import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct ReceiptPresenterTests {
    private let view = ReceiptViewMock()
    private let interactor = ReceiptInteractorMock()
    private let router = ReceiptRouterMock()
    private let results = RouteResults<Receipt>()
    private let completion: ReceiptCompletion
    private let presenter: ReceiptPresenter

    init() {
        completion = results.makeCompletion()
        presenter = ReceiptPresenter(interactor: interactor, router: router, completion: completion)
        presenter.view = view
    }
}
