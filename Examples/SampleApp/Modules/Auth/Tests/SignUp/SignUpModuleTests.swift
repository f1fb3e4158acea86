import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct SignUpModuleTests {
    private let navigation = SignUpNavigationMock()

    @Test("The module is deallocated with its screen")
    func isDeallocated() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        do {
            let dependencies = SignUpDependencies.mocks()
            service = dependencies.authService as AnyObject
            let viewController = SignUpModule.build(
                dependencies: dependencies,
                navigation: navigation,
                parameters: .forTests
            )
            viewController.loadViewIfNeeded()
            #expect(viewController is SignUpViewController)
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
