import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct SignUpModuleTests {
    private let routing = SignUpRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: SignUpDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = SignUpDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is SignUpViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: SignUpDependenciesMock) -> UIViewController {
        SignUpModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
