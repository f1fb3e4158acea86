import Testing

@testable import App

@MainActor
struct CartPresenterTests {
    private let log = MockLog()
    private let view = CartViewProtocolMock()
    private let interactor = CartInteractorProtocolMock()
    private let router = CartRouterProtocolMock()
    private let presenter: CartPresenter

    init() {
        presenter = CartPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("CartRouterProtocolMock.") })
    }

    @Test("didTapPay() reaches the view, the interactor or the router")
    func didTapPay() {
        withKnownIssue("CartPresenter.didTapPay() is not written yet") {
            presenter.didTapPay()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapEmpty() reaches the view, the interactor or the router")
    func didTapEmpty() {
        withKnownIssue("CartPresenter.didTapEmpty() is not written yet") {
            presenter.didTapEmpty()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapTerms() reaches the view, the interactor or the router")
    func didTapTerms() {
        withKnownIssue("CartPresenter.didTapTerms() is not written yet") {
            presenter.didTapTerms()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapHelp() reaches the view, the interactor or the router")
    func didTapHelp() {
        withKnownIssue("CartPresenter.didTapHelp() is not written yet") {
            presenter.didTapHelp()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: CartViewProtocolMock?
        do {
            let view = CartViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
