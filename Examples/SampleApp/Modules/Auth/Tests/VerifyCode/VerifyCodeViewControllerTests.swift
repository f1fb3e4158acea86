import Core
import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct VerifyCodeViewControllerTests {
    private let presenter = VerifyCodePresenterProtocolMock()
    private let completion = RouteCompletion<String> { _ in }
    private let viewController: VerifyCodeViewController

    init() {
        viewController = VerifyCodeViewController(presenter: presenter, completion: completion)
    }

    @Test("Tells the presenter once that it has loaded")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
