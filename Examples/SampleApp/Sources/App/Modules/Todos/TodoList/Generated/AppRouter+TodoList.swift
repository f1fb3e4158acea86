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
        #sourceLocation(file:"Specs/TodoList.yml",line:10)
        let showsVariant = locator.featureFlags.isEnabled(.agenda)
        #sourceLocation()
        let viewController: UIViewController
        if showsVariant {
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

// MARK: - Defaults from the spec: an error in one is reported there

@MainActor
private var todoListDefaultOfFilter: TodoFilter {
    #sourceLocation(file:"Specs/TodoList.yml",line:7)
    .all
    #sourceLocation()
}
