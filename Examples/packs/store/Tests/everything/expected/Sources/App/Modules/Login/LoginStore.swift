/// Signs a user in.
@MainActor
final class LoginStore {
    // MARK: - Properties
    private(set) var state: LoginState = .idle

    private let dependencies: LoginDependencies
    private let parameters: LoginParameters
    private weak var completion: LoginCompletion?

    // MARK: - Lifecycle
    init(dependencies: LoginDependencies, parameters: LoginParameters, completion: LoginCompletion) {
        self.dependencies = dependencies
        self.parameters = parameters
        self.completion = completion
    }

    func send(_ action: LoginAction) {
        #if DEBUG
            print("Login: \(action)")
        #endif
        switch action {
        case .didAppear: break
        }
    }
}

// MARK: - LoginStoring
extension LoginStore: LoginStoring {
    func didTapLogIn(email: String) {
        // Not implemented
    }
}
