/// Decides what SignUp shows and what follows from a tap.
@MainActor
final class SignUpPresenter {
    // MARK: - Properties
    weak var view: (any SignUpViewProtocol)?

    private let interactor: any SignUpInteractorProtocol
    private let router: any SignUpRouterProtocol
    private let parameters: SignUpParameters

    // MARK: - Lifecycle
    init(interactor: any SignUpInteractorProtocol, router: any SignUpRouterProtocol, parameters: SignUpParameters) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
    }
}

// MARK: - SignUpPresenterProtocol
extension SignUpPresenter: SignUpPresenterProtocol {
    func viewDidLoad() {}

    func didChange(password: String) {}

    func didTapSignUp(password: String) {}
}
