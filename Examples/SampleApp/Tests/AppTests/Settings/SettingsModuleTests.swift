import Testing
import UIKit

@testable import App

@MainActor
struct SettingsModuleTests {
    private let navigation = SettingsNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = SettingsDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.sessionModel as AnyObject
        }
        #expect(screen is SettingsViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: SettingsDependencies) -> UIViewController {
        SettingsModule.build(dependencies: dependencies, navigation: navigation)
    }
}
