import Testing
import UIKit

@testable import App

@MainActor
struct TodoListModuleTests {
    private let routing = TodoListRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: TodoListDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = TodoListDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is TodoListViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: TodoListDependenciesMock) -> UIViewController {
        TodoListModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
