import Core
import Testing

@testable import AuthFeature

@MainActor
struct LoginPresenterTests {
    private let view = LoginViewMock()
    private let interactor = LoginInteractorMock()
    private let router = LoginRouterMock()
    private let results = RouteResults<Session>()
    private let completion: RouteCompletion<Session>
    private let presenter: LoginPresenter

    init() {
        completion = results.makeCompletion()
        presenter = LoginPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
    }

    @Test("viewDidLoad shows the email")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(view.showCalls == ["prefilledEmail"])
    }

    @Test("didTapLogIn(email:password:) finishes with the session")
    func didTapLogIn() async {
        let session = Session(name: "Ann", token: "secret")
        interactor.logInReturnValue = session
        presenter.didTapLogIn(email: "email", password: "password")
        #expect(await eventually { results.finished == [session] })
        #expect(view.setLoadingCalls == [true])
    }

    @Test("didTapLogIn(email:password:) shows why it failed")
    func didTapLogInFails() async throws {
        interactor.logInThrownError = AuthError.wrongCredentials
        presenter.didTapLogIn(email: "email", password: "password")
        try await view.showErrorCalled()
        #expect(view.setLoadingCalls == [true, false])
        #expect(results.finished.isEmpty)
    }

    @Test("didTapSignUp(email:) opens the sign-up screen, and didTapTerms() opens the terms")
    func routes() {
        presenter.didTapSignUp(email: "email")
        #expect(router.showSignUpCalls == ["email"])
        presenter.didTapTerms()
        #expect(router.showTermsCallCount == 1)
    }
}
