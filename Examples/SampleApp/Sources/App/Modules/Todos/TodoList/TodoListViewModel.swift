import Core
import Foundation

/// What TodoList shows, and nothing of how.
@MainActor
final class TodoListViewModel {
    // MARK: - Properties
    private let dependencies: TodoListDependencies
    private let parameters: TodoListParameters
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: TodoListDependencies, parameters: TodoListParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
    }
}

// MARK: - TodoListViewModelProtocol
extension TodoListViewModel: TodoListViewModelProtocol {
    var todos: Observed<[Todo]> { dependencies.todosModel.todos }

    var state: Observed<LoadingState<[Todo]>> { dependencies.todosModel.state }

    func refresh() {
        tasks.run { [todosModel = dependencies.todosModel] in
            await todosModel.refresh()
        }
    }
}
