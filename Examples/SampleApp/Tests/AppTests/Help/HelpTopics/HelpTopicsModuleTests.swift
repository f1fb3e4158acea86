import Testing
import UIKit

@testable import App

@MainActor
struct HelpTopicsModuleTests {
    private let navigation = HelpTopicsNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = HelpTopicsDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.readAnswers as AnyObject
        }
        #expect(screen is HelpTopicsViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: HelpTopicsDependencies) -> UIViewController {
        HelpTopicsModule.build(dependencies: dependencies, navigation: navigation)
    }
}
