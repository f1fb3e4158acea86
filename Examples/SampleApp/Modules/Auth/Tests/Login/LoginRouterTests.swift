import Core
import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct LoginRouterTests {
    private let viewController = UIViewController()
    private let navigation = LoginNavigationMock()
    private let router: LoginRouter

    init() {
        router = LoginRouter(navigation: navigation)
        router.viewController = viewController
    }

    @Test("Shows SignUp")
    func showSignUp() {
        router.showSignUp(email: "email")
        #expect(navigation.showSignUpCallCount == 1)
        let call = navigation.showSignUpCalls.first
        #expect(call?.from === viewController)
        #expect(call?.email == "email")
        #expect(call?.as == .push)
    }

    @Test("Shows VerifyCode")
    func showVerifyCode() {
        router.showVerifyCode(email: "email", completion: { _ in })
        #expect(navigation.showVerifyCodeCallCount == 1)
        let call = navigation.showVerifyCodeCalls.first
        #expect(call?.from === viewController)
        #expect(call?.email == "email")
        #expect(call?.digits == 6)
        #expect(call?.as == .present)
    }

    @Test("Shows Terms")
    func showTerms() {
        router.showTerms()
        #expect(navigation.showTermsCallCount == 1)
        let call = navigation.showTermsCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(navigation.closeCallCount == 1)
        #expect(navigation.closeCalls.first === viewController)
    }

    @Test("Shows an alert over its screen")
    func showAlert() {
        router.showAlert(Alert(title: "title"))
        #expect(navigation.showAlertCallCount == 1)
        #expect(navigation.showAlertCalls.first?.alert.title == "title")
        #expect(navigation.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over its screen")
    func dismissAlert() {
        router.dismissAlert()
        #expect(navigation.dismissAlertCallCount == 1)
        #expect(navigation.dismissAlertCalls.first === viewController)
    }

    @Test("Does nothing without a screen")
    func withoutScreen() {
        let router = LoginRouter(navigation: navigation)
        router.close()
        router.showAlert(Alert(title: "title"))
        router.dismissAlert()
        #expect(navigation.closeCallCount == 0)
        #expect(navigation.showAlertCallCount == 0)
        #expect(navigation.dismissAlertCallCount == 0)
    }
}
