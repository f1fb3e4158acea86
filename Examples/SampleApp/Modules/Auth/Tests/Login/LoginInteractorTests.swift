import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct LoginInteractorTests {
    private let sessionModel = SessionModelingMock()
    private let interactor: LoginInteractor

    init() {
        var dependencies = LoginDependencies.mocks()
        dependencies.sessionModel = sessionModel
        interactor = LoginInteractor(dependencies: dependencies)
    }

    @Test("logIn(email:password:) forwards to sessionModel")
    func logIn() async throws {
        sessionModel.logInReturnValue = Session(name: "", token: "")
        _ = try await interactor.logIn(email: "email", password: "password")
        #expect(sessionModel.logInCallCount == 1)
        #expect(sessionModel.logInCalls.first?.email == "email")
        #expect(sessionModel.logInCalls.first?.password == "password")
    }
}
