import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct HelpCoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: nil)
    }

    @Test("The coordinator is deallocated together with its scope")
    func isDeallocated() {
        weak var coordinator: HelpCoordinator?
        weak var scope: HelpScope?
        do {
            let owned = makeCoordinator()
            coordinator = owned
            scope = owned.scope
            _ = owned.makeFirstScreen()
            #expect(coordinator != nil)
        }
        #expect(coordinator == nil)
        #expect(scope == nil)
    }

    private func makeCoordinator() -> HelpCoordinator {
        HelpCoordinator(router: router, scope: locator.makeHelpScope())
    }
}
