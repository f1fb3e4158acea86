import Core

/// Business logic of Login. The only part of the module that calls services.
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
        let session = try await dependencies.sessionModel.logIn(email: email, password: password)
        dependencies.analytics.track("log_in")
        return session
    }
}
