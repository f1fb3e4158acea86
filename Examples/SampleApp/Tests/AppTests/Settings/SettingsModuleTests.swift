import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct SettingsModuleTests {
    private let navigation = SettingsNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        do {
            let dependencies = SettingsDependencies.mocks()
            service = dependencies.sessionModel as AnyObject
            let viewController = SettingsModule.build(dependencies: dependencies, navigation: navigation)
            viewController.loadViewIfNeeded()
            #expect(viewController is SettingsViewController)
            screen = viewController
        }
        // The mock keeps the view controllers that it was called with.
        #expect(
            await eventually {
                navigation.resetMock()
                return screen == nil
            }
        )
        #expect(await eventually { service == nil })
    }
}
