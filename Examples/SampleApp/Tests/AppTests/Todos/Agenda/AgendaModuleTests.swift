import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct AgendaModuleTests {
    private let navigation = AgendaNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        do {
            let dependencies = AgendaDependencies.mocks()
            service = dependencies.todosModel as AnyObject
            let viewController = AgendaModule.build(
                dependencies: dependencies,
                navigation: navigation,
                parameters: .forTests
            )
            viewController.loadViewIfNeeded()
            #expect(viewController is AgendaViewController)
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
