import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct CartViewControllerTests {
    private let presenter = CartPresenterMock()
    private let viewController: CartViewController

    init() {
        viewController = CartViewController(presenter: presenter)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
