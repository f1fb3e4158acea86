import Testing
import UIKit

@testable import App

@MainActor
struct AboutModuleTests {
    private let routing = AboutRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let viewController = build()
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
        }
        #expect(screen is AboutViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
    }

    private func build() -> UIViewController {
        AboutModule.build(routing: routing)
    }
}
