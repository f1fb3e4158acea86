import Core
import Testing

@testable import AuthFeature

@MainActor
struct LoginPresenterTests {
    private let log = MockLog()
    private let view = LoginViewProtocolMock()
    private let interactor = LoginInteractorProtocolMock()
    private let router = LoginRouterProtocolMock()
    private let completion = RouteCompletion<Session> { _ in }
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("LoginRouterProtocolMock.") })
    }

    @Test("didTapLogIn(email:password:) reaches the view, the interactor or the router")
    func didTapLogIn() {
        withKnownIssue("LoginPresenter.didTapLogIn(email:password:) is not written yet") {
            presenter.didTapLogIn(email: "email", password: "password")
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapSignUp(email:) reaches the view, the interactor or the router")
    func didTapSignUp() {
        withKnownIssue("LoginPresenter.didTapSignUp(email:) is not written yet") {
            presenter.didTapSignUp(email: "email")
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapTerms() reaches the view, the interactor or the router")
    func didTapTerms() {
        withKnownIssue("LoginPresenter.didTapTerms() is not written yet") {
            presenter.didTapTerms()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: LoginViewProtocolMock?
        do {
            let view = LoginViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
