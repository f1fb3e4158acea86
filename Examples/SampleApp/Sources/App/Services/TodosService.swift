import Core
import Foundation

nonisolated final class TodosService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - TodosServicing
nonisolated extension TodosService: TodosServicing {
    func todos() async throws -> [Todo] {
        let data = try await httpClient.send(HTTPRequest(.get, "/todos"))
        return try JSONCoding.decoder.decode([RemoteTodo].self, from: data).map(\.todo)
    }

    func add(title: String, dueOn: Date?) async throws -> Todo {
        let new = NewRemoteTodo(title: title, due: dueOn)
        let data = try await httpClient.send(HTTPRequest(.post, "/todos", json: new))
        return try JSONCoding.decoder.decode(RemoteTodo.self, from: data).todo
    }

    func save(_ todo: Todo) async throws {
        _ = try await httpClient.send(HTTPRequest(.put, "/todos/\(todo.id)", json: RemoteTodo(todo)))
    }

    func delete(_ id: Todo.ID) async throws {
        _ = try await httpClient.send(HTTPRequest(.delete, "/todos/\(id)"))
    }
}
