import Core
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct VerifyCodeViewControllerTests {
    private let presenter = VerifyCodePresenterMock()
    private let completion = VerifyCodeCompletion { _ in }
    private let viewController: VerifyCodeViewController

    init() {
        viewController = VerifyCodeViewController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
