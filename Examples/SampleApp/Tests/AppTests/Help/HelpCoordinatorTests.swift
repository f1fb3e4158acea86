import Core
import Testing
import UIKit

@testable import App

@MainActor
struct HelpCoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: UIWindow(frame: .zero))
    }

    @Test("Is released, and its scope with it")
    func isReleased() {
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
