import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct LoginRouterTests {
    private let viewController = UIViewController()
    private let routing = LoginRoutingMock()
    private let router: LoginRouter

    init() {
        router = LoginRouter(routing: routing)
        router.viewController = viewController
    }

    @Test("Shows SignUp")
    func showSignUp() {
        router.showSignUp(email: "email")
        #expect(routing.showSignUpCallCount == 1)
        let call = routing.showSignUpCalls.first
        #expect(call?.from === viewController)
        #expect(call?.email == "email")
        #expect(call?.as == .push)
    }

    @Test("Shows VerifyCode")
    func showVerifyCode() {
        router.showVerifyCode(email: "email", completion: { _ in })
        #expect(routing.showVerifyCodeCallCount == 1)
        let call = routing.showVerifyCodeCalls.first
        #expect(call?.from === viewController)
        #expect(call?.email == "email")
        #expect(call?.digits == 6)
        #expect(call?.as == .present)
    }

    @Test("Shows Terms")
    func showTerms() {
        router.showTerms()
        #expect(routing.showTermsCallCount == 1)
        let call = routing.showTermsCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }

    @Test("Has nothing to close without a screen")
    func closeWithoutScreen() {
        let router = LoginRouter(routing: routing)
        router.close()
        #expect(routing.closeCallCount == 0)
    }
}
