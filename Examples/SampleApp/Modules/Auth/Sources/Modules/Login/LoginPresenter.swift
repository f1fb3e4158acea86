import Core

/// Handles user actions and decides what the Login view displays.
@MainActor
final class LoginPresenter {
    // MARK: - Properties
    weak var view: (any LoginViewProtocol)?

    private let interactor: any LoginInteractorProtocol
    private let router: any LoginRouterProtocol
    private let parameters: LoginParameters
    private weak var completion: LoginCompletion?
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(
        interactor: any LoginInteractorProtocol,
        router: any LoginRouterProtocol,
        parameters: LoginParameters,
        completion: LoginCompletion
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }

    private func logInFailed(_ error: any Error, email: String, password: String) {
        view?.setLoading(false)
        switch error {
        case AuthError.wrongCredentials:
            view?.show(error: String(localized: "The email or the password is wrong."))
        case AuthError.emailNotVerified:
            router.showVerifyCode(email: email) { [weak self] result in
                if case .finished = result { self?.didTapLogIn(email: email, password: password) }
            }
        default:
            view?.show(error: String(localized: "The server can't be reached. Try again later."))
        }
    }
}

// MARK: - LoginPresenterProtocol
extension LoginPresenter: LoginPresenterProtocol {
    func viewDidLoad() {
        view?.show(email: parameters.prefilledEmail ?? "")
    }

    func didTapLogIn(email: String, password: String) {
        view?.setLoading(true)
        tasks.run { [weak self, interactor] in
            do {
                let session = try await interactor.logIn(email: email, password: password)
                self?.completion?.finish(session)
            } catch {
                self?.logInFailed(error, email: email, password: password)
            }
        }
    }

    func didTapSignUp(email: String) {
        router.showSignUp(email: email)
    }

    func didTapTerms() {
        router.showTerms()
    }
}
