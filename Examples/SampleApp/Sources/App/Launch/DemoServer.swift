import Core
import Foundation

/// Answers requests in memory, so that the app runs without a server.
actor DemoServer {
    private var todos = [
        RemoteTodo(Todo(id: 1, title: "Read Specs/Login.yml", isDone: true)),
        RemoteTodo(Todo(id: 2, title: "Compare it with LoginPresenter.swift", isDone: false, dueOn: .now)),
    ]
}

// MARK: - HTTPClient
extension DemoServer: HTTPClient {
    func send(_ request: HTTPRequest) async throws -> Data {
        let body = request.body ?? Data()
        switch (request.method, request.path) {
        case (.get, "/todos"):
            return try JSONCoding.encoder.encode(todos)
        case (.post, "/todos"):
            let new = try JSONCoding.decoder.decode(NewRemoteTodo.self, from: body)
            let id = (todos.map(\.id).max() ?? 0) + 1
            todos.append(RemoteTodo(Todo(id: id, title: new.title, isDone: false, dueOn: new.due)))
            return try JSONCoding.encoder.encode(todos.last)
        case (.put, let path) where path.hasPrefix("/todos/"):
            let todo = try JSONCoding.decoder.decode(RemoteTodo.self, from: body)
            todos = todos.map { $0.id == todo.id ? todo : $0 }
        case (.delete, let path) where path.hasPrefix("/todos/"):
            todos.removeAll { path == "/todos/\($0.id)" }
        case (.post, "/payments"):
            let payment = try JSONCoding.decoder.decode(RemotePayment.self, from: body)
            return try JSONCoding.encoder.encode(Receipt(number: 1, total: payment.amount))
        case (.post, "/session"):
            return Data(#"{"name": "Ann", "token": "demo"}"#.utf8)
        case (.put, "/account/code"):
            return Data(#"{"isValid": true}"#.utf8)
        case (.post, "/account/code"):
            return Data(#"{"count": 2}"#.utf8)
        case (_, "/account"), (.post, "/feedback"):
            break
        default:
            throw HTTPError(status: 404)
        }
        return Data()
    }

    func authorize(with token: String?) {}
}
