import Testing
import UIKit

@testable import App

@MainActor
struct AboutModuleTests {
    private let navigation = AboutNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let viewController = build()
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
        }
        #expect(screen is AboutViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
    }

    private func build() -> UIViewController {
        AboutModule.build(navigation: navigation)
    }
}
