import Testing
import UIKit

@testable import App

@MainActor
struct CartModuleTests {
    private let navigation = CartNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = CartDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.cart as AnyObject
        }
        #expect(screen is CartViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: CartDependencies) -> UIViewController {
        CartModule.build(dependencies: dependencies, navigation: navigation, parameters: .forTests)
    }
}
