/// Business logic of SignUp. The only part of the module that calls services.
@MainActor
final class SignUpInteractor {
    // MARK: - Properties
    private let dependencies: SignUpDependencies

    // MARK: - Lifecycle
    init(dependencies: SignUpDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - SignUpInteractorProtocol
extension SignUpInteractor: SignUpInteractorProtocol {
    func strength(of password: String) -> Double {
        dependencies.passwordRules.strength(of: password)
    }

    func openAccount(email: String, password: String) async throws {
        try await dependencies.authService.openAccount(email: email, password: password)
    }
}
