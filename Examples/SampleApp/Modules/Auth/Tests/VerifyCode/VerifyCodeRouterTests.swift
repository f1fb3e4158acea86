import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct VerifyCodeRouterTests {
    private let viewController = UIViewController()
    private let routing = VerifyCodeRoutingMock()
    private let router: VerifyCodeRouter

    init() {
        router = VerifyCodeRouter(routing: routing)
        router.viewController = viewController
    }

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }

    @Test("Has nothing to close without a screen")
    func closeWithoutScreen() {
        let router = VerifyCodeRouter(routing: routing)
        router.close()
        #expect(routing.closeCallCount == 0)
    }
}
