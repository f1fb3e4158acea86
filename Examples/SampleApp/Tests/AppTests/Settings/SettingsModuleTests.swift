import Testing
import UIKit

@testable import App

@MainActor
struct SettingsModuleTests {
    private let routing = SettingsRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: SettingsDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = SettingsDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is SettingsViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: SettingsDependenciesMock) -> UIViewController {
        SettingsModule.build(dependencies: dependencies, routing: routing)
    }
}
