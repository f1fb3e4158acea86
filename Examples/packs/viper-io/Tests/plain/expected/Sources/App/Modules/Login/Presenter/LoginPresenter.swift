/// Decides what Login shows, and what the actions of the user start.
@MainActor
final class LoginPresenter {
    // MARK: - Properties
    weak var view: (any LoginViewInput)?

    private let interactor: any LoginInteractorInput
    private let router: any LoginRouterInput

    // MARK: - Lifecycle
    init(interactor: any LoginInteractorInput, router: any LoginRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

// MARK: - LoginViewOutput
extension LoginPresenter: LoginViewOutput {
    func viewDidLoad() {
        // Not implemented
    }
}

// MARK: - LoginInteractorOutput
extension LoginPresenter: LoginInteractorOutput {}
