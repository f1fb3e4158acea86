import Testing
import UIKit

@testable import App

@MainActor
struct CartModuleTests {
    private let routing = CartRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: CartDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = CartDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is CartViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: CartDependenciesMock) -> UIViewController {
        CartModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
