import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct PaymentPresenterTests {
    private let view = PaymentViewMock()
    private let interactor = PaymentInteractorMock()
    private let router = PaymentRouterMock()
    private let results = RouteResults<PaymentMethod>()
    private let completion: PaymentCompletion
    private let presenter: PaymentPresenter

    init() {
        completion = results.makeCompletion()
        presenter = PaymentPresenter(interactor: interactor, router: router, completion: completion)
        presenter.view = view
    }
}
