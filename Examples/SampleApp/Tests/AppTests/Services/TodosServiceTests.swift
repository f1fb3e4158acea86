import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

struct TodosServiceTests {
    private let httpClient = HTTPClientMock()

    @Test("Reads all that the server knows of a to-do")
    func todos() async throws {
        httpClient.sendReturnValue = Data(
            #"[{"id": 1, "title": "A", "done": true, "due": "1970-01-02T00:00:00Z", "tags": ["b"], "image": "c"}]"#.utf8
        )
        let date = Date(timeIntervalSince1970: 86_400)
        let expected = Todo(id: 1, title: "A", isDone: true, dueOn: date, tags: ["b"], imageName: "c")
        #expect(try await TodosService(httpClient: httpClient).todos() == [expected])
    }

    @Test("Writes all that the app knows of a to-do")
    func save() async throws {
        httpClient.sendReturnValue = Data()
        let todo = Todo(id: 1, title: "A", isDone: true, dueOn: .distantPast, tags: ["b"], imageName: "c")
        try await TodosService(httpClient: httpClient).save(todo)
        let body = try #require(httpClient.sendCalls.first?.body)
        #expect(try JSONCoding.decoder.decode(RemoteTodo.self, from: body).todo == todo)
    }
}
