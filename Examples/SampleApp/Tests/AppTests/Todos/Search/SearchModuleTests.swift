import Testing
import UIKit

@testable import App

@MainActor
struct SearchModuleTests {
    private let routing = SearchRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = SearchDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.todosModel as AnyObject
        }
        #expect(screen is SearchViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: SearchDependencies) -> UIViewController {
        SearchModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
