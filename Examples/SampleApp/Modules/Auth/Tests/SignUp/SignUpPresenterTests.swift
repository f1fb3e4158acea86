import Testing

@testable import AuthFeature

@MainActor
struct SignUpPresenterTests {
    private let log = MockLog()
    private let view = SignUpViewProtocolMock()
    private let interactor = SignUpInteractorProtocolMock()
    private let router = SignUpRouterProtocolMock()
    private let presenter: SignUpPresenter

    init() {
        presenter = SignUpPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("SignUpRouterProtocolMock.") })
    }

    @Test("didChange(password:) reaches the view, the interactor or the router")
    func didChange() {
        withKnownIssue("SignUpPresenter.didChange(password:) is not written yet") {
            presenter.didChange(password: "password")
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapSignUp(password:) reaches the view, the interactor or the router")
    func didTapSignUp() {
        withKnownIssue("SignUpPresenter.didTapSignUp(password:) is not written yet") {
            presenter.didTapSignUp(password: "password")
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: SignUpViewProtocolMock?
        do {
            let view = SignUpViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
