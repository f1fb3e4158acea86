import Testing

@testable import AuthFeature

@MainActor
struct LoginInteractorTests {
    private let authService = AuthServicingMock()
    private let interactor: LoginInteractor

    init() {
        var dependencies = LoginDependencies.mocks()
        dependencies.authService = authService
        interactor = LoginInteractor(dependencies: dependencies)
    }

    @Test("logIn(email:password:) asks authService")
    func logIn() async throws {
        authService.logInReturnValue = Session(token: "")
        _ = try await interactor.logIn(email: "email", password: "password")
        #expect(authService.logInCallCount == 1)
        #expect(authService.logInCalls.first?.email == "email")
        #expect(authService.logInCalls.first?.password == "password")
    }
}
