import Core
import Foundation

/// State and actions of the TodoList screen, independent of UIKit.
@MainActor
final class TodoListViewModel {
    // MARK: - Properties
    private let todosEvented = Evented<[Todo]>([])
    private let filterEvented: Evented<TodoFilter>

    private let dependencies: TodoListDependencies
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: TodoListDependencies, parameters: TodoListParameters) {
        self.dependencies = dependencies
        filterEvented = Evented(parameters.filter)
        dependencies.todosModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {
        todosEvented.value = todos.filter { filterEvented.value.includes($0) }
    }
}

// MARK: - TodoListViewModelProtocol
extension TodoListViewModel: TodoListViewModelProtocol {
    var todos: Observed<[Todo]> { todosEvented.observed }

    var state: Observed<LoadingState<[Todo]>> { dependencies.todosModel.state }

    var filter: Observed<TodoFilter> { filterEvented.observed }

    func refresh() {
        tasks.run { [todosModel = dependencies.todosModel] in
            await todosModel.refresh()
        }
    }

    func choose(_ filter: TodoFilter) {
        filterEvented.value = filter
        didChange(todos: dependencies.todosModel.todos.value)
    }
}
