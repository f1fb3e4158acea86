import AuthFeature
import Testing
import UIKit

@testable import App

@MainActor
struct SettingsRouterTests {
    private let viewController = UIViewController()
    private let routing = SettingsRoutingMock()
    private let router: SettingsRouter

    init() {
        router = SettingsRouter(routing: routing)
        router.viewController = viewController
    }

    @Test("Shows Login")
    func showLogin() {
        router.showLogin(prefilledEmail: "prefilledEmail", completion: { _ in })
        #expect(routing.showLoginCallCount == 1)
        let call = routing.showLoginCalls.first
        #expect(call?.from === viewController)
        #expect(call?.prefilledEmail == "prefilledEmail")
        #expect(call?.as == .present)
    }

    @Test("Shows About")
    func showAbout() {
        router.showAbout()
        #expect(routing.showAboutCallCount == 1)
        let call = routing.showAboutCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .push)
    }

    @Test("Shows Checkout")
    func showCheckout() {
        router.showCheckout(order: Order(title: "", items: []), completion: { _ in })
        #expect(routing.showCheckoutCallCount == 1)
        let call = routing.showCheckoutCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Shows Help")
    func showHelp() {
        router.showHelp()
        #expect(routing.showHelpCallCount == 1)
        let call = routing.showHelpCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .push)
    }

    @Test("Shows Profile")
    func showProfile() {
        router.showProfile(name: "name", completion: { _ in })
        #expect(routing.showProfileCallCount == 1)
        let call = routing.showProfileCalls.first
        #expect(call?.from === viewController)
        #expect(call?.name == "name")
        #expect(call?.as == .push)
    }

    @Test("Shows Hint")
    func showHint() {
        router.showHint(text: "text", completion: { _ in })
        #expect(routing.showHintCallCount == 1)
        let call = routing.showHintCalls.first
        #expect(call?.from === viewController)
        #expect(call?.text == "text")
        #expect(call?.as == .custom)
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
        let router = SettingsRouter(routing: routing)
        router.close()
        router.showAlert(Alert(title: "title"))
        router.dismissAlert()
        #expect(routing.closeCallCount == 0)
        #expect(routing.showAlertCallCount == 0)
        #expect(routing.dismissAlertCallCount == 0)
    }
}
