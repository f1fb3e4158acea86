import Testing
import UIKit

@testable import App

@MainActor
struct LoginTests {
    private let auth = AuthServicingMock()
    private let analytics = AnalyticsTrackingMock()

    @Test func assemblyConnectsTheParts() {
        var input: (any LoginModuleInput)?
        let assembly = LoginAssembly(services: AppServices(authService: auth, analytics: analytics))
        let screen = assembly.makeViewController(email: "a", configure: { input = $0 }, completion: { _ in })
        screen.loadViewIfNeeded()
        #expect(screen is LoginViewController)
        #expect(input is LoginPresenter)
    }

    @Test func interactorForwardsToServices() async throws {
        auth.logInReturnValue = Session(name: "Ada")
        let interactor: any LoginInteractorInput = LoginInteractor(authService: auth, analytics: analytics)
        #expect(try await interactor.logIn(email: "a", password: "b") == Session(name: "Ada"))
    }

    @Test func presenterFulfilsThreeProtocols() {
        let presenter = LoginPresenter(
            interactor: LoginInteractorInputMock(),
            router: LoginRouterInputMock(),
            parameters: LoginParameters(email: nil),
            completion: { _ in }
        )
        let output: any LoginViewOutput = presenter
        let input: any LoginModuleInput = presenter
        let answers: any LoginInteractorOutput = presenter
        #expect(output === input && input === answers)
    }
}
