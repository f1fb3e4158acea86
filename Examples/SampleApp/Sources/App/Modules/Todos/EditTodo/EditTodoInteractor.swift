import Foundation

/// What EditTodo does, apart from showing it. Only here are services in sight.
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
    func save(_ todo: Todo) async throws {
        try await dependencies.todosModel.save(todo)
    }
}
