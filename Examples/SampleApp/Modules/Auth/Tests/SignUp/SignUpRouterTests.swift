import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct SignUpRouterTests {
    private let viewController = UIViewController()
    private let routing = SignUpRoutingMock()
    private let router: SignUpRouter

    init() {
        router = SignUpRouter(routing: routing)
        router.viewController = viewController
    }

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }

    @Test("Shows an alert over its screen")
    func showAlert() {
        router.showAlert(Alert(title: "title"))
        #expect(routing.showAlertCallCount == 1)
        #expect(routing.showAlertCalls.first?.alert.title == "title")
        #expect(routing.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over its screen")
    func dismissAlert() {
        router.dismissAlert()
        #expect(routing.dismissAlertCallCount == 1)
        #expect(routing.dismissAlertCalls.first === viewController)
    }

    @Test("Does nothing without a screen")
    func withoutScreen() {
        let router = SignUpRouter(routing: routing)
        router.close()
        router.showAlert(Alert(title: "title"))
        router.dismissAlert()
        #expect(routing.closeCallCount == 0)
        #expect(routing.showAlertCallCount == 0)
        #expect(routing.dismissAlertCallCount == 0)
    }
}
