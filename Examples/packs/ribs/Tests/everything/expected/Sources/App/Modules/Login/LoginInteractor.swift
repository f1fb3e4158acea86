import RIBs

/// The business logic of Login.
@MainActor
final class LoginInteractor: PresentableInteractor<any LoginPresentable>, LoginInteractable {
    // MARK: - Properties
    weak var router: (any LoginRouting)?
    weak var listener: (any LoginListener)?
    private let authService: any AuthServicing
    private let email: String?

    // MARK: - Lifecycle
    init(presenter: any LoginPresentable, authService: any AuthServicing, email: String?) {
        self.authService = authService
        self.email = email
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
    }

    override func willResignActive() {
        super.willResignActive()
    }
}

// MARK: - LoginPresentableListener
extension LoginInteractor: LoginPresentableListener {
    func didTapLogIn(email: String, password: String) {
        // Not implemented
    }
}

// MARK: - SignUpListener
extension LoginInteractor {
    func signUpDidFinish(with session: Session) {
        // Not implemented
    }
}
