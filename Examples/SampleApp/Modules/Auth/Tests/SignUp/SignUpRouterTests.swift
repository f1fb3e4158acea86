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

    @Test("Shows Terms")
    func showTerms() {
        router.showTerms()
        #expect(routing.showTermsCallCount == 1)
        let call = routing.showTermsCalls.first
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
        let router = SignUpRouter(routing: routing)
        router.close()
        #expect(routing.closeCallCount == 0)
    }
}
