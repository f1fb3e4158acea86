/// The business logic of Login. No other part of the module uses services.
@MainActor
final class LoginInteractor {
    // MARK: - Properties
    weak var output: (any LoginInteractorOutput)?

    private let authService: any AuthServicing
    private let analytics: any AnalyticsServicing

    // MARK: - Lifecycle
    init(authService: any AuthServicing, analytics: any AnalyticsServicing) {
        self.authService = authService
        self.analytics = analytics
    }
}

// MARK: - LoginInteractorInput
extension LoginInteractor: LoginInteractorInput {
    func logIn(email: String, password: String) async throws -> Session {
        try await authService.logIn(email: email, password: password)
    }

    func track(_ event: String) {
        analytics.track(event)
    }
}
