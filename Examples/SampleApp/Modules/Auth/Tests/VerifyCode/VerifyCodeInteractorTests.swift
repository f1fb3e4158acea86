import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct VerifyCodeInteractorTests {
    private let authService = AuthServicingMock()
    private let interactor: VerifyCodeInteractor

    init() {
        var dependencies = VerifyCodeDependencies.mocks()
        dependencies.authService = authService
        interactor = VerifyCodeInteractor(dependencies: dependencies)
    }

    @Test("verify(code:email:) forwards to authService")
    func verify() async throws {
        authService.verifyReturnValue = true
        let result = try await interactor.verify(code: "code", email: "email")
        #expect(authService.verifyCallCount == 1)
        #expect(authService.verifyCalls.first?.code == "code")
        #expect(authService.verifyCalls.first?.email == "email")
        #expect(result == true)
    }

    @Test("sendAgain(email:) forwards to authService")
    func sendAgain() async throws {
        authService.sendAgainReturnValue = 1
        let result = try await interactor.sendAgain(email: "email")
        #expect(authService.sendAgainCallCount == 1)
        #expect(authService.sendAgainCalls.first == "email")
        #expect(result == 1)
    }
}
