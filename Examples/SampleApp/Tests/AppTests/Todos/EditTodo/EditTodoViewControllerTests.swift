import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct EditTodoViewControllerTests {
    private let presenter = EditTodoPresenterMock()
    private let completion = EditTodoCompletion { _ in }
    private let viewController: EditTodoViewController

    init() {
        viewController = EditTodoViewController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
