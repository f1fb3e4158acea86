/// Decides what Login shows, and what the actions of the user start.
@MainActor
final class LoginPresenter {
    // MARK: - Properties
    weak var view: (any LoginViewInput)?

    private let interactor: any LoginInteractorInput
    private let router: any LoginRouterInput
    private let parameters: LoginParameters
    private let completion: (Session) -> Void

    // MARK: - Lifecycle
    init(
        interactor: any LoginInteractorInput,
        router: any LoginRouterInput,
        parameters: LoginParameters,
        completion: @escaping (Session) -> Void
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }
}

// MARK: - LoginViewOutput
extension LoginPresenter: LoginViewOutput {
    func viewDidLoad() {
        // Not implemented
    }

    func didTapLogIn(email: String, password: String) {
        // Not implemented
    }
}

// MARK: - LoginModuleInput
extension LoginPresenter: LoginModuleInput {
    func prefill(email: String) {
        // Not implemented
    }
}

// MARK: - LoginInteractorOutput
extension LoginPresenter: LoginInteractorOutput {
    func didLogOut() {
        // Not implemented
    }
}
