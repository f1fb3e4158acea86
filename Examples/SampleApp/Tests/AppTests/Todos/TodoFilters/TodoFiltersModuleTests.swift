import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct TodoFiltersModuleTests {
    private let navigation = ModuleNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        do {
            let viewController = TodoFiltersModule.build(navigation: navigation, parameters: .forTests)
            viewController.loadViewIfNeeded()
            #expect(viewController is TodoFiltersViewController)
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
