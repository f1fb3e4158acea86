import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct BoardModuleTests {
    private let navigation = BoardNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        do {
            let dependencies = BoardDependencies.mocks()
            service = dependencies.todosModel as AnyObject
            let viewController = BoardModule.build(dependencies: dependencies, navigation: navigation)
            viewController.loadViewIfNeeded()
            #expect(viewController is BoardViewController)
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
