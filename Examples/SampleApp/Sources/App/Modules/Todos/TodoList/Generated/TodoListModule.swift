// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import UIKit

/// Puts TodoList together.
@MainActor
enum TodoListModule {
    static func build(
        dependencies: any TodoListDependencies,
        routing: any TodoListRouting,
        parameters: TodoListParameters
    ) -> UIViewController {
        let viewModel = TodoListViewModel(dependencies: dependencies, parameters: parameters)
        return TodoListViewController(viewModel: viewModel, routing: routing)
    }
}
