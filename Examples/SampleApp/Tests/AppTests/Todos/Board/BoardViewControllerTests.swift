import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct BoardViewControllerTests {
    private let presenter = BoardPresenterMock()
    private let viewController: BoardViewController

    init() {
        viewController = BoardViewController(presenter: presenter)
    }

    @Test("Binds to the presenter when the view has loaded")
    func bind() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.bindCallCount == 1)
    }

    @Test("Shows one face at a time")
    func show() {
        viewController.loadViewIfNeeded()
        viewController.show(.list)
        #expect(viewController.children.count == 1)
        #expect(viewController.children.first is BoardListViewController)
        viewController.show(.numbers)
        #expect(viewController.children.count == 1)
        #expect(viewController.children.first is BoardNumbersViewController)
    }
}
