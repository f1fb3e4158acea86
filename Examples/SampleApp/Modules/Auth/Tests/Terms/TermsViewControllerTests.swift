import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct TermsViewControllerTests {
    private let routing = TermsRoutingMock()
    private let viewController: TermsViewController

    init() {
        let viewModel = TermsViewModel()
        viewController = TermsViewController(viewModel: viewModel, routing: routing)
    }

    @Test("Closes itself")
    func close() {
        viewController.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }
}
