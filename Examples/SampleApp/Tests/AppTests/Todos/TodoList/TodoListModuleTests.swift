import Testing
import UIKit

@testable import App

@MainActor
struct TodoListModuleTests {
    private let navigation = TodoListNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = TodoListDependencies.mocks()
            let viewController = build(dependencies: dependencies)
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.todosModel as AnyObject
        }
        #expect(screen is TodoListViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    private func build(dependencies: TodoListDependencies) -> UIViewController {
        TodoListModule.build(dependencies: dependencies, navigation: navigation, parameters: .forTests)
    }
}
