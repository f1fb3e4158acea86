import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct SettingsViewControllerTests {
    private let presenter = SettingsPresenterMock()
    private let viewController: SettingsViewController

    init() {
        viewController = SettingsViewController(presenter: presenter)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
