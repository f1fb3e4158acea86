import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct TodoListScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = TodoListNavigationMock()
    private let model: TodosModel

    init() {
        let service = TodosService(httpClient: NetworkClient.stubbed(by: session))
        model = TodosModel(todosService: service, reachability: Reachability.shared)
        answerTodos()
    }

    private func answerTodos() {
        let todos = #"[{"id": 1, "title": "Milk", "done": true}, {"id": 2, "title": "Bread", "done": false}]"#
        session.answer(.get, "/todos", .json(todos))
    }

    private func makeScreen(filter: TodoFilter = .all) throws -> TodoListViewController {
        let screen = TodoListModule.build(
            dependencies: TodoListDependencies(todosModel: model),
            navigation: navigation,
            parameters: TodoListParameters(filter: filter)
        )
        screen.loadViewIfNeeded()
        return try #require(screen as? TodoListViewController)
    }

    @Test("Loads the to-dos and shows them")
    func load() async throws {
        let screen = try makeScreen()
        let table: UITableView = try screen.find("todoList.table")
        #expect(await eventually { table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2 })
        #expect(try screen.rows(of: "todoList.table") == ["Milk ✓", "Bread"])
        #expect(session.requests.map(\.line) == ["GET /todos"])
        #expect(await eventually { !table.isLoading })
        #expect(table.message == nil)
        let source = try #require(table.dataSource as? TodoDataSource)
        #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    }

    @Test("Shows only what passes the filter")
    func filter() async throws {
        let screen = try makeScreen(filter: .done)
        #expect(await eventually { !model.todos.value.isEmpty })
        #expect(try screen.rows(of: "todoList.table") == ["Milk ✓"])
    }

    @Test("Shows that there is nothing to do")
    func empty() async throws {
        session.answer(.get, "/todos", .json("[]"))
        let screen = try makeScreen()
        let table: UITableView = try screen.find("todoList.table")
        #expect(await eventually { table.message == "Nothing to do" })
    }

    @Test("Shows that the to-dos can't be loaded, and loads them again when the user pulls the table down")
    func loadFails() async throws {
        session.answer(.get, "/todos", .status(500))
        let screen = try makeScreen()
        let table: UITableView = try screen.find("todoList.table")
        #expect(await eventually { table.message == "The to-dos can't be loaded. Pull down to try again." })
        #expect(!table.isLoading)
        answerTodos()
        let control = try #require(table.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        #expect(await eventually { !control.isRefreshing })
        #expect(try screen.rows(of: "todoList.table") == ["Milk ✓", "Bread"])
    }

    @Test("Opens the to-do that is tapped")
    func open() async throws {
        let screen = try makeScreen()
        #expect(await eventually { !model.todos.value.isEmpty })
        let table: UITableView = try screen.find("todoList.table")
        screen.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(navigation.showTodoDetailCalls.map(\.id) == [2])
    }

    @Test("Opens a new to-do, the search and the information about the app")
    func bar() throws {
        let screen = try makeScreen()
        try screen.tap("todoList.add")
        let call = try #require(navigation.showEditTodoCalls.first)
        if case .edit = call.mode { Issue.record("a to-do is edited") }
        #expect(call.as == .present)
        try screen.tap("todoList.search")
        #expect(navigation.showSearchCalls.map(\.text) == [""])
        try screen.tap("todoList.about")
        #expect(navigation.showAboutCallCount == 1)
    }
}
