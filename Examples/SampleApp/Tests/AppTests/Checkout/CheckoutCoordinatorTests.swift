import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct CheckoutCoordinatorTests {
    private let locator = MockLocator()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: window)
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

    @Test("Finishing the flow delivers its result once")
    func finishing() {
        let results = RouteResults<Receipt>()
        let coordinator = makeCoordinator(results)
        coordinator.finish(Receipt(number: 0, total: 0))
        coordinator.finish(Receipt(number: 0, total: 0))
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    @Test("receiptDidFinish(_:) ends the flow with this result")
    func receiptDidFinish() {
        let results = RouteResults<Receipt>()
        let coordinator = makeCoordinator(results)
        coordinator.receiptDidFinish(Receipt(number: 0, total: 0))
        #expect(results.finished.count == 1)
    }

    @Test("Pays with the selected method, and shows the receipt")
    func pay() async throws {
        let coordinator = try await openCart()
        coordinator.paymentDidFinish(.invoice)
        #expect(await eventually { top is ReceiptViewController })
        #expect(locator.cart.payCalls == [.invoice])
        #expect(locator.analytics.trackCalls == ["pay_invoice"])
    }

    @Test("Shows an alert over the cart if the payment fails")
    func payFails() async throws {
        locator.cart.payThrownError = NetworkError.timedOut
        let coordinator = try await openCart()
        coordinator.paymentDidFinish(.card)
        #expect(await eventually { (top as? UIAlertController)?.title == "The payment failed" })
        #expect(locator.cart.payCallCount == 1)
        #expect(locator.analytics.trackCallCount == 0)
        #expect(coordinator.firstScreen?.navigationController?.topViewController is CartViewController)
    }

    @Test("Shows nothing if the user has left the flow during the payment")
    func leaveWhilePaying() async throws {
        weak var coordinator: CheckoutCoordinator?
        coordinator = try await openCart()
        locator.cart.payHandler = { [weak coordinator] _ in
            coordinator?.firstScreen.map { coordinator?.close($0) }
            try await Task.sleep(for: .seconds(60))
        }
        coordinator?.paymentDidFinish(.card)
        #expect(await eventually { coordinator == nil })
        #expect(await eventually { top is AboutViewController })
        #expect(locator.cart.payCallCount == 1)
    }

    /// Opens the flow over another screen, and waits for the cart.
    private func openCart() async throws -> CheckoutCoordinator {
        router.showAbout(from: nil, as: .root)
        let coordinator = makeCoordinator(RouteResults())
        router.start(coordinator, from: nil, as: .present)
        let isOpen = await eventually {
            top is CartViewController && window.rootViewController?.transitionBelow == nil
        }
        try #require(isOpen)
        return coordinator
    }

    private var top: UIViewController? {
        let level = window.rootViewController?.presentationLevels.last
        return level?.shownStack?.topViewController ?? level
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
