import Core
import Foundation

/// State and actions of the TodoList screen, independent of UIKit.
@MainActor
final class TodoListViewModel {
    // MARK: - Properties
    private let todosEvented = Evented<[Todo]>([])

    private let dependencies: TodoListDependencies
    private let parameters: TodoListParameters
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: TodoListDependencies, parameters: TodoListParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
        dependencies.todosModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {
        todosEvented.value = todos.filter { parameters.filter.includes($0) }
    }
}

// MARK: - TodoListViewModelProtocol
extension TodoListViewModel: TodoListViewModelProtocol {
    var todos: Observed<[Todo]> { todosEvented.observed }

    var state: Observed<LoadingState<[Todo]>> { dependencies.todosModel.state }

    func refresh() {
        tasks.run { [todosModel = dependencies.todosModel] in
            await todosModel.refresh()
        }
    }
}
