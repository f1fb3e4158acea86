import Core
import Foundation

/// Business logic of EditTodo. The only part of the module that calls services.
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
    func add(title: String, dueOn: Date?) async throws -> Todo {
        try await dependencies.todosModel.add(title: title, dueOn: dueOn)
    }

    func save(_ todo: Todo) async throws {
        try await dependencies.todosModel.save(todo)
    }

    func delete(_ id: Todo.ID) async throws {
        try await dependencies.todosModel.delete(id)
    }
}
