/// Decides what SignUp shows, and what the actions of the user start.
@MainActor
final class SignUpPresenter {
    // MARK: - Properties
    weak var view: (any SignUpViewInput)?

    private let interactor: any SignUpInteractorInput
    private let router: any SignUpRouterInput
    private let parameters: SignUpParameters
    private let completion: (Session) -> Void

    // MARK: - Lifecycle
    init(
        interactor: any SignUpInteractorInput,
        router: any SignUpRouterInput,
        parameters: SignUpParameters,
        completion: @escaping (Session) -> Void
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }
}

// MARK: - SignUpViewOutput
extension SignUpPresenter: SignUpViewOutput {
    func viewDidLoad() {
        // Not implemented
    }
}

// MARK: - SignUpInteractorOutput
extension SignUpPresenter: SignUpInteractorOutput {}
