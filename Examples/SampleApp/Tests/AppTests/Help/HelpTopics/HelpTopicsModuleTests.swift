import Testing
import UIKit

@testable import App

@MainActor
struct HelpTopicsModuleTests {
    private let routing = HelpTopicsRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: HelpTopicsDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = HelpTopicsDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is HelpTopicsViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: HelpTopicsDependenciesMock) -> UIViewController {
        HelpTopicsModule.build(dependencies: dependencies, routing: routing)
    }
}
