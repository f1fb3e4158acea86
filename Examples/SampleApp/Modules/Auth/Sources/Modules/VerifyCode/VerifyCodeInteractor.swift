/// Business logic of VerifyCode. The only part of the module that calls services.
@MainActor
final class VerifyCodeInteractor {
    // MARK: - Properties
    private let dependencies: VerifyCodeDependencies

    // MARK: - Lifecycle
    init(dependencies: VerifyCodeDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - VerifyCodeInteractorProtocol
extension VerifyCodeInteractor: VerifyCodeInteractorProtocol {
    func verify(code: String, email: String) async throws -> Bool {
        try await dependencies.authService.verify(code: code, email: email)
    }

    @discardableResult
    func sendAgain(email: String) async throws -> Int {
        try await dependencies.authService.sendAgain(email: email)
    }
}
