import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct PaymentViewControllerTests {
    private let presenter = PaymentPresenterMock()
    private let completion = PaymentCompletion { _ in }
    private let viewController: PaymentViewController

    init() {
        viewController = PaymentViewController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
