import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct ReceiptViewControllerTests {
    private let presenter = ReceiptPresenterMock()
    private let completion = ReceiptCompletion { _ in }
    private let viewController: ReceiptViewController

    init() {
        viewController = ReceiptViewController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
