import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct SignUpInteractorTests {
    private let authService = AuthServicingMock()
    private let passwordRules = PasswordCheckingMock()
    private let interactor: SignUpInteractor

    init() {
        var dependencies = SignUpDependencies.mocks()
        dependencies.authService = authService
        dependencies.passwordRules = passwordRules
        interactor = SignUpInteractor(dependencies: dependencies)
    }

    @Test("strength(of:) forwards to passwordRules")
    func strength() {
        passwordRules.strengthReturnValue = 1
        let result = interactor.strength(of: "password")
        #expect(passwordRules.strengthCallCount == 1)
        #expect(passwordRules.strengthCalls.first == "password")
        #expect(result == 1)
    }

    @Test("openAccount(email:password:) forwards to authService")
    func openAccount() async throws {
        try await interactor.openAccount(email: "email", password: "password")
        #expect(authService.openAccountCallCount == 1)
        #expect(authService.openAccountCalls.first?.email == "email")
        #expect(authService.openAccountCalls.first?.password == "password")
    }
}
