import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct EditTodoScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = ModuleNavigationMock()
    private let results = RouteResults<Todo>()
    private let date = Date(timeIntervalSince1970: 86_400)
    private let model: TodosModel

    init() {
        let service = TodosService(httpClient: NetworkClient.stubbed(by: session))
        model = TodosModel(todosService: service, reachability: Reachability.shared)
        session.answer(.put, "/todos/3", .status(200))
    }

    private func makeScreen(
        _ todo: Todo,
        didDelete: @escaping @MainActor (Todo.ID) -> Void = { _ in }
    ) -> UIViewController {
        makeScreen(in: .edit(todo: todo, didDelete: didDelete))
    }

    private func makeScreen(in mode: EditTodoMode) -> UIViewController {
        let screen = EditTodoModule.build(
            dependencies: EditTodoDependencies(todosModel: model),
            navigation: navigation,
            parameters: EditTodoParameters(mode: mode),
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
        return screen
    }

    private var todo: Todo {
        Todo(id: 3, title: "Bread", isDone: true, dueOn: date, tags: ["shop"])
    }

    private typealias Views = (title: UITextField, isDue: UISwitch, dueOn: UIDatePicker)

    private func views(of screen: UIViewController) throws -> Views {
        (try screen.find("editTodo.title"), try screen.find("editTodo.isDue"), try screen.find("editTodo.dueOn"))
    }

    @Test("Begins empty for a new to-do")
    func new() throws {
        let screen = makeScreen(in: .new)
        let views = try views(of: screen)
        let delete: UIButton = try screen.find("editTodo.delete")
        #expect(views.title.text == "" && !views.isDue.isOn && views.dueOn.isHidden && delete.isHidden)
        #expect(try screen.label("editTodo.problem").isHidden)
    }

    @Test("Begins with the to-do")
    func existing() throws {
        let screen = makeScreen(todo)
        let views = try views(of: screen)
        let delete: UIButton = try screen.find("editTodo.delete")
        #expect(views.title.text == "Bread" && views.isDue.isOn && views.dueOn.date == date)
        #expect(!views.dueOn.isHidden && !delete.isHidden)
    }

    @Test("Adds a new to-do")
    func add() async throws {
        let gate = NetworkGate()
        session.answer(.post, "/todos", .json(#"{"id": 7, "title": "Milk", "done": false}"#), gate: gate)
        let screen = makeScreen(in: .new)
        try screen.type(" Milk ", in: "editTodo.title")
        try screen.tap("editTodo.save")
        try await session.waitForRequests()
        #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == false)
        gate.open()
        let milk = Todo(id: 7, title: "Milk", isDone: false)
        #expect(await eventually { results.finished == [milk] })
        #expect(session.requests.map(\.line) == ["POST /todos"])
        #expect(try session.requests.first?.body() == ["title": "Milk"])
        #expect(model.todos.value == [milk])
    }

    @Test("Saves a to-do with a due date")
    func save() async throws {
        let screen = makeScreen(Todo(id: 3, title: "Bread", isDone: true))
        let views = try views(of: screen)
        views.isDue.isOn = true
        views.isDue.sendActions(for: .valueChanged)
        #expect(!views.dueOn.isHidden)
        views.dueOn.date = date
        try screen.type("Bread and butter", in: "editTodo.title")
        try screen.tap("editTodo.save")
        let saved = Todo(id: 3, title: "Bread and butter", isDone: true, dueOn: date)
        #expect(await eventually { results.finished == [saved] })
        #expect(session.requests.map(\.line) == ["PUT /todos/3"])
        #expect(try session.requests.first?.body(as: RemoteTodo.self).todo == saved)
    }

    @Test("Saves a to-do without its due date")
    func saveWithoutDate() async throws {
        let screen = makeScreen(todo)
        try views(of: screen).isDue.isOn = false
        try screen.tap("editTodo.save")
        #expect(await eventually { results.finished.map(\.dueOn) == [nil] })
    }

    @Test("Asks for a title")
    func noTitle() throws {
        let screen = makeScreen(in: .new)
        try screen.type("  ", in: "editTodo.title")
        try screen.tap("editTodo.save")
        let label = try screen.label("editTodo.problem")
        #expect(label.text == "Enter a title." && !label.isHidden)
        #expect(session.requests.isEmpty)
    }

    @Test("Says that the to-do can't be saved, until the next attempt")
    func saveFails() async throws {
        session.answer(.put, "/todos/3", .status(500))
        let screen = makeScreen(todo)
        try screen.tap("editTodo.save")
        let label = try screen.label("editTodo.problem")
        #expect(await eventually { label.text == "The to-do can't be saved." && !label.isHidden })
        #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == true)
        try screen.tap("editTodo.save")
        #expect(label.isHidden)
    }

    /// Taps Delete, and then a button of the alert.
    private func delete(in screen: UIViewController, answer: String) throws {
        try screen.tap("editTodo.delete")
        let alert = try #require(navigation.showAlertCalls.last?.alert)
        #expect(alert.title == "Delete the to-do?")
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        try #require(alert.actions.first { $0.title == answer }).perform()
    }

    @Test("Deletes the to-do after a confirmation")
    func delete() async throws {
        let gate = NetworkGate()
        session.answer(.delete, "/todos/3", .status(204), gate: gate)
        var deleted: [Todo.ID] = []
        let screen = makeScreen(todo) { deleted.append($0) }
        try delete(in: screen, answer: "Keep")
        #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == true)
        try delete(in: screen, answer: "Delete")
        try await session.waitForRequests()
        #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == false)
        gate.open()
        #expect(await eventually { navigation.closeCalls == [screen] })
        #expect(session.requests.map(\.line) == ["DELETE /todos/3"])
        #expect(deleted == [3])
    }

    @Test("Says that the to-do can't be deleted")
    func deleteFails() async throws {
        session.answer(.delete, "/todos/3", .status(500))
        let screen = makeScreen(todo)
        try delete(in: screen, answer: "Delete")
        let label = try screen.label("editTodo.problem")
        #expect(await eventually { label.text == "The to-do can't be deleted." && !label.isHidden })
        #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == true)
        #expect(navigation.closeCallCount == 0)
    }

    @Test("Closes with Cancel")
    func cancel() throws {
        let screen = makeScreen(in: .new)
        try screen.tap("editTodo.cancel")
        #expect(navigation.closeCalls == [screen])
    }
}
