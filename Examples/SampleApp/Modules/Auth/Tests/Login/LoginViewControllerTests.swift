import Core
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct LoginViewControllerTests {
    private let presenter = LoginPresenterMock()
    private let completion = LoginCompletion { _ in }
    private let viewController: LoginViewController

    init() {
        viewController = LoginViewController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
