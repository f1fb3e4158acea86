import Testing
import UIKit

@testable import App

@MainActor
struct SearchModuleTests {
    private let routing = SearchRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: SearchDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = SearchDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is SearchViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: SearchDependenciesMock) -> UIViewController {
        SearchModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
