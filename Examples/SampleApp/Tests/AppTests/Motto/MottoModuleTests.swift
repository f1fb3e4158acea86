import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct MottoModuleTests {
    private let navigation = MottoNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        do {
            let dependencies = MottoDependencies.mocks()
            service = dependencies.mottoController as AnyObject
            let viewController = MottoModule.build(dependencies: dependencies, navigation: navigation)
            viewController.loadViewIfNeeded()
            #expect(viewController is MottoViewController)
            screen = viewController
        }
        // The mock keeps the view controllers that it was called with.
        #expect(
            await eventually {
                navigation.resetMock()
                return screen == nil
            }
        )
        #expect(await eventually { service == nil })
    }
}
