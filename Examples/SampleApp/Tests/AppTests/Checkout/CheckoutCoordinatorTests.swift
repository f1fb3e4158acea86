import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct CheckoutCoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: UIWindow(frame: .zero))
    }

    @Test("The coordinator is deallocated together with its scope")
    func isDeallocated() {
        weak var coordinator: CheckoutCoordinator?
        weak var scope: CheckoutScope?
        do {
            let owned = makeCoordinator(RouteResults())
            coordinator = owned
            scope = owned.scope
            _ = owned.makeFirstScreen()
            #expect(coordinator != nil)
        }
        #expect(coordinator == nil)
        #expect(scope == nil)
    }

    @Test("The flow delivers .cancelled once if it ends without a result")
    func leavingCancels() async {
        let results = RouteResults<Receipt>()
        do {
            let coordinator = makeCoordinator(results)
            #expect(results.cancelledCount == 0)
            withExtendedLifetime(coordinator) {}
        }
        #expect(await eventually { results.cancelledCount == 1 })
        #expect(results.finished.isEmpty)
    }

    private func makeCoordinator(_ results: RouteResults<Receipt>) -> CheckoutCoordinator {
        let scope = locator.makeCheckoutScope()
        return CheckoutCoordinator(
            router: router,
            scope: scope,
            dependencies: CheckoutDependencies(scope),
            completion: results.makeCompletion()
        )
    }
}
