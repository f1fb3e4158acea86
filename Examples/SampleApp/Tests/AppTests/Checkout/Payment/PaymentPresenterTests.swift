import Core
import Testing

@testable import App

@MainActor
struct PaymentPresenterTests {
    private let log = MockLog()
    private let view = PaymentViewProtocolMock()
    private let interactor = PaymentInteractorProtocolMock()
    private let router = PaymentRouterProtocolMock()
    private let completion = RouteCompletion<PaymentMethod> { _ in }
    private let presenter: PaymentPresenter

    init() {
        presenter = PaymentPresenter(interactor: interactor, router: router, completion: completion)
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("PaymentRouterProtocolMock.") })
    }

    @Test("didTapCard() reaches the view, the interactor or the router")
    func didTapCard() {
        withKnownIssue("PaymentPresenter.didTapCard() is not written yet") {
            presenter.didTapCard()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapInvoice() reaches the view, the interactor or the router")
    func didTapInvoice() {
        withKnownIssue("PaymentPresenter.didTapInvoice() is not written yet") {
            presenter.didTapInvoice()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: PaymentViewProtocolMock?
        do {
            let view = PaymentViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
