import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct TermsModuleTests {
    private let navigation = TermsNavigationMock()

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
        #expect(screen is TermsViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
    }

    private func build() -> UIViewController {
        TermsModule.build(navigation: navigation)
    }
}
