import Core

/// Decides what Login shows and what follows from a tap.
@MainActor
final class LoginPresenter {
    // MARK: - Properties
    weak var view: (any LoginViewProtocol)?

    private let interactor: any LoginInteractorProtocol
    private let router: any LoginRouterProtocol
    private let parameters: LoginParameters
    private weak var completion: RouteCompletion<Session>?

    // MARK: - Lifecycle
    init(
        interactor: any LoginInteractorProtocol,
        router: any LoginRouterProtocol,
        parameters: LoginParameters,
        completion: RouteCompletion<Session>
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }
}

// MARK: - LoginPresenterProtocol
extension LoginPresenter: LoginPresenterProtocol {
    func viewDidLoad() {}

    func didTapLogIn(email: String, password: String) {}

    func didTapSignUp(email: String) {}
}
