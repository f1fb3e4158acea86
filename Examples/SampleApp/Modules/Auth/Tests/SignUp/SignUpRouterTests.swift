import Core
import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct SignUpRouterTests {
    private let viewController = UIViewController()
    private let navigation = SignUpNavigationMock()
    private let router: SignUpRouter

    init() {
        router = SignUpRouter(navigation: navigation)
        router.viewController = viewController
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
        let router = SignUpRouter(navigation: navigation)
        router.close()
        router.showAlert(Alert(title: "title"))
        router.dismissAlert()
        #expect(navigation.closeCallCount == 0)
        #expect(navigation.showAlertCallCount == 0)
        #expect(navigation.dismissAlertCallCount == 0)
    }
}
