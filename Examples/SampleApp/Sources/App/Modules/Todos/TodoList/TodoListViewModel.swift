import AuthFeature
import Foundation

/// What TodoList shows, and nothing of how.
@MainActor
final class TodoListViewModel {
    // MARK: - Properties
    private let dependencies: TodoListDependencies
    private let parameters: TodoListParameters

    // MARK: - Lifecycle
    init(dependencies: TodoListDependencies, parameters: TodoListParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
    }
}

// MARK: - TodoListViewModelProtocol
extension TodoListViewModel: TodoListViewModelProtocol {
    var todos: Evented<[Todo]> { dependencies.todosModel.todos }

    var state: Evented<LoadingState<[Todo]>> { dependencies.todosModel.state }

    func refresh() async throws {
        try await dependencies.todosModel.refresh()
    }
}
