import Testing
import UIKit

@testable import App

@MainActor
struct EditTodoRouterTests {
    private let viewController = UIViewController()
    private let routing = EditTodoRoutingMock()
    private let router: EditTodoRouter

    init() {
        router = EditTodoRouter(routing: routing)
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
        let router = EditTodoRouter(routing: routing)
        router.close()
        #expect(routing.closeCallCount == 0)
    }

    @Test("confirmDeletion(then:)")
    func confirmDeletion() {
        withKnownIssue("EditTodoRouter.confirmDeletion(then:) is not written yet") {
            router.confirmDeletion(then: {})
            Issue.record("expect where it leads")
        }
    }
}
