import Testing
import UIKit

@testable import App

/// The screens are opened and closed through the router, whatever their style is.
@MainActor
struct TicketTests {
    private let mocks = MockLocator()
    private let window = UIWindow(frame: .zero)
    private let coordinator: AppCoordinator

    private var router: AppRouter { coordinator.router }
    private var stack: UINavigationController? {
        (window.rootViewController as? UITabBarController)?.selectedViewController as? UINavigationController
    }

    init() {
        coordinator = AppCoordinator(locator: mocks.appLocator, window: window)
        window.makeKeyAndVisible()
        coordinator.start()
    }

    @Test("A pushed screen is closed, and nothing retains it")
    func push() async throws {
        let list = try #require(stack?.topViewController)
        router.showTicketDetail(from: list, id: 1)
        #expect(await eventually { stack?.viewControllers.count == 2 })
        weak let detail = stack?.topViewController
        try router.close(#require(detail))
        #expect(await eventually { detail == nil })
        #expect(stack?.viewControllers == [list])
    }

    @Test("A presented screen delivers its result when it is closed")
    func present() async throws {
        let list = try #require(stack?.topViewController)
        var results: [RouteResult<Receipt>] = []
        router.showPurchase(from: list, id: 1) { results.append($0) }
        #expect(await eventually { list.presentedViewController != nil })
        #expect(results.isEmpty)
        try router.close(#require((list.presentedViewController as? UINavigationController)?.topViewController))
        #expect(await eventually { results == [.cancelled] })
        #expect(list.presentedViewController == nil)
    }

    @Test("A link opens a screen")
    func link() async throws {
        router.open(try DeepLink(url: #require(URL(string: "/tickets/7"))))
        #expect(await eventually { stack?.viewControllers.count == 2 })
    }
}
