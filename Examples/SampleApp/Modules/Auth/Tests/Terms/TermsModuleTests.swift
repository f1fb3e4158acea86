import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct TermsModuleTests {
    private let routing = TermsRoutingMock()

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
        #expect(screen is TermsViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
    }

    private func build() -> UIViewController {
        TermsModule.build(routing: routing)
    }
}
