import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct SignUpViewControllerTests {
    private let presenter = SignUpPresenterMock()
    private let viewController: SignUpViewController

    init() {
        viewController = SignUpViewController(presenter: presenter)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
