import Core

/// Handles user actions and decides what the SignUp view displays.
@MainActor
final class SignUpPresenter {
    // MARK: - Properties
    weak var view: (any SignUpViewProtocol)?

    private let interactor: any SignUpInteractorProtocol
    private let router: any SignUpRouterProtocol
    private let parameters: SignUpParameters
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(interactor: any SignUpInteractorProtocol, router: any SignUpRouterProtocol, parameters: SignUpParameters) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
    }
}

// MARK: - SignUpPresenterProtocol
extension SignUpPresenter: SignUpPresenterProtocol {
    func viewDidLoad() {
        view?.show(email: parameters.email)
    }

    func didChange(password: String) {
        view?.show(strength: interactor.strength(of: password))
    }

    func didTapSignUp(password: String) {
        view?.setLoading(true)
        tasks.run { [weak self, interactor, email = parameters.email] in
            do {
                try await interactor.openAccount(email: email, password: password)
                self?.router.close()
            } catch {
                self?.view?.setLoading(false)
                self?.router.showAlert(Alert(title: String(localized: "Your account could not be opened")))
            }
        }
    }

    func didTapTerms() {
        router.showTerms()
    }
}
