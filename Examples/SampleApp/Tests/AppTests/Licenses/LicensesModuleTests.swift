import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct LicensesModuleTests {
    private let navigation = ModuleNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        do {
            let viewController = LicensesModule.build(navigation: navigation)
            viewController.loadViewIfNeeded()
            #expect(viewController is LicensesViewController)
            screen = viewController
        }
        // The mock keeps the view controllers that it was called with.
        #expect(
            await eventually {
                navigation.resetMock()
                return screen == nil
            }
        )
    }
}
