import Testing
import UIKit

@testable import App

@MainActor
struct SettingsModuleTests {
    private let routing = SettingsRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = SettingsDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.authService as AnyObject
        }
        #expect(screen is SettingsViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: SettingsDependencies) -> UIViewController {
        SettingsModule.build(dependencies: dependencies, routing: routing)
    }
}
