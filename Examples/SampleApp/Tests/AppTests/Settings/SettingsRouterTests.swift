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

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }

    @Test("Has nothing to close without a screen")
    func closeWithoutScreen() {
        let router = SettingsRouter(routing: routing)
        router.close()
        #expect(routing.closeCallCount == 0)
    }
}
