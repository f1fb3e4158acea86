import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct TodoDetailScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = TodoDetailNavigationMock()
    private let results = RouteResults<Todo>()
    private let screen: UIViewController

    init() {
        let client = NetworkClient.stubbed(by: session)
        let service = TodosService(httpClient: client)
        screen = TodoDetailModule.build(
            dependencies: TodoDetailDependencies(
                todosModel: TodosModel(todosService: service, reachability: Reachability.shared),
                imageCache: ImageCache(httpClient: client)
            ),
            navigation: navigation,
            parameters: TodoDetailParameters(id: 2),
            completion: results.makeCompletion()
        )
        let todos = #"""
            [{"id": 1, "title": "Milk", "done": true},
             {"id": 2, "title": "Bread", "done": false, "due": "2026-01-01T12:00:00Z", "image": "bread"}]
            """#
        session.answer(.get, "/todos", .json(todos))
        let image = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
        session.answer(.get, "/images/bread", .data(Data(base64Encoded: image) ?? Data()))
        session.answer(.put, "/todos/2", .status(200))
    }

    /// Loads the view, and waits until the screen has loaded everything.
    private func load() async throws {
        screen.loadViewIfNeeded()
        let view: UIImageView = try screen.find("todoDetail.image")
        #expect(await eventually { view.image != nil })
    }

    @Test("Loads the to-do and its image")
    func loads() async throws {
        screen.loadViewIfNeeded()
        let edit = try #require(screen.navigationItem.rightBarButtonItem)
        let complete: UIButton = try screen.find("todoDetail.complete")
        #expect(!edit.isEnabled && complete.isHidden)
        try await load()
        #expect(try screen.label("todoDetail.title").text == "Bread")
        let date = Date(timeIntervalSince1970: 1_767_268_800)
        #expect(try screen.label("todoDetail.dueOn").text == date.formatted(date: .complete, time: .omitted))
        #expect(session.requests.map(\.line) == ["GET /todos", "GET /images/bread"])
        #expect(try screen.label("todoDetail.problem").text == nil)
        #expect(edit.isEnabled && !complete.isHidden)
    }

    @Test("Says that a to-do can't be loaded")
    func loadFails() async throws {
        session.answer(.get, "/todos", .status(500))
        screen.loadViewIfNeeded()
        let label = try screen.label("todoDetail.problem")
        #expect(await eventually { label.text == "The to-do can't be loaded." })
    }

    @Test("Marks the to-do as done and finishes with it")
    func complete() async throws {
        try await load()
        try screen.tap("todoDetail.complete")
        #expect(await eventually { results.finished.map(\.isDone) == [true] })
        let request = try #require(session.requests.last)
        #expect(request.line == "PUT /todos/2")
        #expect(try request.body(as: RemoteTodo.self).todo == results.finished.first)
    }

    @Test("Says that the to-do can't be saved")
    func completeFails() async throws {
        try await load()
        session.answer(.put, "/todos/2", .status(500))
        try screen.tap("todoDetail.complete")
        let label = try screen.label("todoDetail.problem")
        #expect(await eventually { label.text == "The to-do can't be saved." })
        #expect(results.finished.isEmpty)
    }

    @Test("Opens the to-do to edit it, and closes if it is deleted there")
    func edit() async throws {
        try await load()
        try screen.tap("todoDetail.edit")
        guard case .edit(let todo, let didDelete) = try #require(navigation.showEditTodoCalls.first).mode else {
            Issue.record("the to-do isn't edited")
            return
        }
        #expect(todo.id == 2)
        didDelete(2)
        #expect(navigation.closeCalls == [screen])
    }
}
