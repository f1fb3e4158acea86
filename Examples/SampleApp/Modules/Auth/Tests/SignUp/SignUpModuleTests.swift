import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct SignUpModuleTests {
    private let navigation = SignUpNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = SignUpDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.authService as AnyObject
        }
        #expect(screen is SignUpViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: SignUpDependencies) -> UIViewController {
        SignUpModule.build(dependencies: dependencies, navigation: navigation, parameters: .forTests)
    }
}
