import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct HintModuleTests {
    private let navigation = ModuleNavigationMock()

    @Test("The module is deallocated with its screen, and delivers .cancelled once")
    func isDeallocated() async {
        weak var screen: UIViewController?
        let results = RouteResults<Bool>()
        do {
            let viewController = HintModule.build(
                navigation: navigation,
                parameters: .forTests,
                completion: results.makeCompletion()
            )
            viewController.loadViewIfNeeded()
            #expect(viewController is HintViewController)
            screen = viewController
        }
        // The mock keeps the view controllers that it was called with.
        #expect(
            await eventually {
                navigation.resetMock()
                return screen == nil
            }
        )
        #expect(await eventually { results.cancelledCount == 1 })
        #expect(results.finished.isEmpty)
    }
}
