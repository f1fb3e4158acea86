import Core
import Foundation

/// The single source of truth for to-dos.
@MainActor
final class TodosModel {
    // MARK: - Properties
    private let todosEvented = Evented<[Todo]>([])
    private let stateEvented = Evented<LoadingState<[Todo]>>(.initial)

    private let todosService: any TodosServicing
    private let reachability: any ReachabilityChecking

    // MARK: - Lifecycle
    init(todosService: any TodosServicing, reachability: any ReachabilityChecking) {
        self.todosService = todosService
        self.reachability = reachability
    }
}

// MARK: - TodosModeling
extension TodosModel: TodosModeling {
    var todos: Observed<[Todo]> { todosEvented.observed }

    var state: Observed<LoadingState<[Todo]>> { stateEvented.observed }

    func refresh() async {
        guard reachability.isOnline else {
            stateEvented.value = .failed(OfflineError())
            return
        }
        // The request goes on if the screen that asks for it is closed, because other screens show the result, too.
        await Task { await load() }.value
    }

    private func load() async {
        stateEvented.value = .loading
        do {
            let todos = try await todosService.todos()
            todosEvented.value = todos
            stateEvented.value = .loaded(todos)
        } catch {
            stateEvented.value = .failed(error)
        }
    }

    func add(title: String, dueOn: Date?) async throws -> Todo {
        let todo = try await todosService.add(title: title, dueOn: dueOn)
        todosEvented.value.append(todo)
        return todo
    }

    func save(_ todo: Todo) async throws {
        try await todosService.save(todo)
        todosEvented.value = todosEvented.value.map { $0.id == todo.id ? todo : $0 }
    }

    func delete(_ id: Todo.ID) async throws {
        try await todosService.delete(id)
        todosEvented.value.removeAll { $0.id == id }
    }
}

/// The device has no connection.
nonisolated struct OfflineError: Error {}
