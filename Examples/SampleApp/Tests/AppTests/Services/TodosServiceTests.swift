import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

struct TodosServiceTests {
    private let session = NetworkSessionStub()
    private let service: TodosService

    init() {
        service = TodosService(httpClient: NetworkClient.stubbed(by: session))
    }

    @Test("Reads all that the server knows of a to-do")
    func todos() async throws {
        let todos = #"""
            [{"id": 1, "title": "A", "done": true, "due": "1970-01-02T00:00:00Z", "tags": ["b"], "image": "c"}]
            """#
        session.answer(.get, "/todos", .json(todos))
        let date = Date(timeIntervalSince1970: 86_400)
        let expected = Todo(id: 1, title: "A", isDone: true, dueOn: date, tags: ["b"], imageName: "c")
        #expect(try await service.todos() == [expected])
    }

    @Test("Writes all that the app knows of a to-do")
    func save() async throws {
        session.answer(.put, "/todos/1", .status(200))
        let todo = Todo(id: 1, title: "A", isDone: true, dueOn: .distantPast, tags: ["b"], imageName: "c")
        try await service.save(todo)
        #expect(try session.requests.first?.body(as: RemoteTodo.self).todo == todo)
    }
}
