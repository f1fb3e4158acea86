import Core
import Foundation

/// Business logic of EditTodo. The only part of the module with access to services.
@MainActor
final class EditTodoInteractor {
    // MARK: - Properties
    private let dependencies: EditTodoDependencies

    // MARK: - Lifecycle
    init(dependencies: EditTodoDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - EditTodoInteractorProtocol
extension EditTodoInteractor: EditTodoInteractorProtocol {
    func save(_ todo: Todo?, title: String, dueOn: Date?) async throws -> Todo {
        guard var todo else { return try await dependencies.todosModel.add(title: title, dueOn: dueOn) }
        todo.title = title
        todo.dueOn = dueOn
        try await dependencies.todosModel.save(todo)
        return todo
    }

    func delete(_ id: Todo.ID) async throws {
        try await dependencies.todosModel.delete(id)
    }
}
