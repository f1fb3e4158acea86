/// What Login does, apart from showing it. Only here are services in sight.
@MainActor
final class LoginInteractor {
    // MARK: - Properties
    private let dependencies: LoginDependencies

    // MARK: - Lifecycle
    init(dependencies: LoginDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - LoginInteractorProtocol
extension LoginInteractor: LoginInteractorProtocol {
    func logIn(email: String, password: String) async throws -> Session {
        try await dependencies.authService.logIn(email: email, password: password)
    }
}
