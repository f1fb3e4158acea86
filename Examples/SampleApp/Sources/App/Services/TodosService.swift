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
        try await httpClient.send(Request<[RemoteTodo]>(.get, "/todos", decoder: JSONCoding.decoder)).map(\.todo)
    }

    func add(title: String, dueOn: Date?) async throws -> Todo {
        let request = Request<RemoteTodo>(
            .post,
            "/todos",
            json: NewRemoteTodo(title: title, due: dueOn),
            encoder: JSONCoding.encoder,
            decoder: JSONCoding.decoder
        )
        return try await httpClient.send(request).todo
    }

    func save(_ todo: Todo) async throws {
        let path = "/todos/\(todo.id)"
        try await httpClient.send(Request<Void>(.put, path, json: RemoteTodo(todo), encoder: JSONCoding.encoder))
    }

    func delete(_ id: Todo.ID) async throws {
        try await httpClient.send(Request<Void>(.delete, "/todos/\(id)"))
    }
}
