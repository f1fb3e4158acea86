import Core
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers requests in memory, so that the app runs without a server.
actor DemoServer {
    /// Any address, because no request leaves the app.
    static let address = URL(string: "https://demo.invalid")!

    private var todos = [
        RemoteTodo(Todo(id: 1, title: "Read Specs/Login.yml", isDone: true)),
        RemoteTodo(Todo(id: 2, title: "Compare it with LoginPresenter.swift", isDone: false, dueOn: .now)),
    ]

    /// Returns the body of the response, or nil if the path is unknown.
    private func answer(_ method: HTTPMethod, _ path: String, body: Data) throws -> Data? {
        switch (method, path) {
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
            return nil
        }
        return Data()
    }
}

// MARK: - NetworkSession
extension DemoServer: NetworkSession {
    func data(for request: URLRequest, limit: Int) throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, let method = request.httpMethod.flatMap(HTTPMethod.init(rawValue:)) else {
            throw URLError(.badURL)
        }
        let body = try answer(method, url.path(percentEncoded: false), body: request.httpBody ?? Data())
        if let body, body.count > limit { throw NetworkError.tooLarge(limit: limit) }
        let status = body == nil ? 404 : 200
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            throw NetworkError.notHTTP
        }
        return (body ?? Data(), response)
    }
}
