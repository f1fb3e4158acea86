import Core
import Testing
import UIKit

@testable import App

@MainActor
struct CheckoutCoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: UIWindow(frame: .zero))
    }

    @Test("Is released, and its scope with it")
    func isReleased() {
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

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<Receipt>()
        do {
            let coordinator = makeCoordinator(results)
            await settle()
            #expect(results.cancelledCount == 0)
            withExtendedLifetime(coordinator) {}
        }
        #expect(await eventually { results.cancelledCount > 0 })
        await settle()
        #expect(results.cancelledCount == 1)
        #expect(results.finished.isEmpty)
    }

    @Test("Finishes once")
    func finishesOnce() async {
        let results = RouteResults<Receipt>()
        do {
            let coordinator = makeCoordinator(results)
            coordinator.finish(Receipt(number: 0, total: 0))
            coordinator.finish(Receipt(number: 0, total: 0))
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
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
