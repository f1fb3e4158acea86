// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - TodoList
extension AppRouter {
    /// What there is to do.
    func showTodoList(
        from source: UIViewController?,
        filter: TodoFilter = .all,
        as presentation: Presentation = .tab(0)
    ) {
        let viewController: UIViewController
        if locator.featureFlags.isEnabled(.agenda) {
            viewController = AgendaModule.build(
                dependencies: locator,
                routing: self,
                parameters: AgendaParameters(filter: filter)
            )
        } else {
            viewController = TodoListModule.build(
                dependencies: locator,
                routing: self,
                parameters: TodoListParameters(filter: filter)
            )
        }
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: TodoListRouting {}
