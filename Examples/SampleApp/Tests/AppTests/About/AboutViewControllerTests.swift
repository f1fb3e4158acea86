import Testing
import UIKit

@testable import App

@MainActor
struct AboutViewControllerTests {
    private let routing = AboutRoutingMock()
    private let viewController: AboutViewController

    init() {
        let viewModel = AboutViewModel()
        viewController = AboutViewController(viewModel: viewModel, routing: routing)
    }

    @Test("Closes itself")
    func close() {
        viewController.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }
}
