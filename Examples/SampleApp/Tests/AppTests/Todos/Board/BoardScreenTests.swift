import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the service, and back.
@MainActor
struct BoardScreenTests {
    private let service = TodosServicingMock()
    private let navigation = BoardNavigationMock()
    private let screen: BoardViewController

    init() throws {
        service.todosReturnValue = [
            Todo(id: 1, title: "Milk", isDone: false), Todo(id: 2, title: "Tea", isDone: true),
            Todo(id: 3, title: "Bread", isDone: false), Todo(id: 4, title: "Eggs", isDone: false),
        ]
        let reachability = ReachabilityCheckingMock()
        reachability.isOnline = true
        let configuration = AppConfiguringMock()
        configuration.boardLimit = 2
        let built = BoardModule.build(
            dependencies: BoardDependencies(
                todosModel: TodosModel(todosService: service, reachability: reachability),
                configuration: configuration
            ),
            navigation: navigation
        )
        screen = try #require(built as? BoardViewController)
        screen.loadViewIfNeeded()
    }

    private func face<Face: UIViewController>() throws -> Face {
        try #require(screen.children.first as? Face)
    }

    private func rows() -> [String] {
        (try? screen.rows(of: "board.table")) ?? []
    }

    @Test("Shows open to-dos, as many as the configuration says")
    func list() async {
        #expect(await eventually { rows() == ["Milk", "Bread"] })
    }

    @Test("The action of a cell marks its to-do as done")
    func done() async throws {
        #expect(await eventually { rows().count == 2 })
        let table: UITableView = try screen.find("board.table")
        let cell = try #require(table.dataSource).tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        let button = try #require(cell.accessoryView as? UIButton)
        button.sendActions(for: .primaryActionTriggered)
        #expect(await eventually { service.saveCalls.map(\.id) == [3] })
        #expect(service.saveCalls.map(\.isDone) == [true])
        #expect(await eventually { rows() == ["Milk", "Eggs"] })
    }

    @Test("A cell that is reused has no presenter")
    func reuse() async throws {
        #expect(await eventually { rows().count == 2 })
        let table: UITableView = try screen.find("board.table")
        let source = try #require(table.dataSource)
        let cell = try #require(source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) as? BoardCell)
        #expect(cell.presenter?.display == BoardRow(title: "Milk", due: nil))
        cell.prepareForReuse()
        #expect(cell.presenter == nil)
    }

    @Test("Shows an error, and removes it when the next to-do is saved")
    func fails() async throws {
        #expect(await eventually { rows().count == 2 })
        let list: BoardListViewController = try face()
        let table: UITableView = try list.find("board.table")
        let problem = try #require(table.backgroundView as? UILabel)
        let source = try #require(table.dataSource)
        let cell = try #require(source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) as? BoardCell)
        service.saveThrownError = NetworkError.timedOut
        cell.presenter?.didTapDone()
        #expect(await eventually { problem.text == "The to-do could not be saved." })
        service.saveThrownError = nil
        cell.presenter?.didTapDone()
        #expect(await eventually { problem.text == nil })
    }

    @Test("Another face shows the same state, without another request")
    func faces() async throws {
        #expect(await eventually { rows().count == 2 })
        weak let list: BoardListViewController? = try face()
        try screen.tap("board.face")
        let numbers: BoardNumbersViewController = try face()
        #expect(try numbers.label("board.numbers.open").text == "3 open")
        #expect(try numbers.label("board.numbers.done").text == "1 done")
        #expect(await eventually { list == nil })
        try screen.tap("board.face")
        #expect(rows() == ["Milk", "Bread"])
        #expect(service.todosCallCount == 1)
    }

    @Test("A view that is created again shows the current state")
    func viewIsCreatedAgain() {
        let interactor = BoardInteractorMock()
        let todos = Evented<[Todo]>([])
        interactor.todos = todos.observed
        interactor.limit = 9
        let presenter = BoardPresenter(interactor: interactor)
        weak var first: BoardViewController?
        do {
            let view = BoardViewController(presenter: presenter)
            view.loadViewIfNeeded()
            first = view
        }
        #expect(first == nil)
        todos.value = [Todo(id: 1, title: "Milk", isDone: false)]
        let second = BoardViewController(presenter: presenter)
        second.loadViewIfNeeded()
        #expect((try? second.rows(of: "board.table")) == ["Milk"])
        #expect(interactor.bindCallCount == 1)
    }

    @Test("Adds a to-do on another screen")
    func add() throws {
        try screen.tap("board.add")
        let call = try #require(navigation.showEditTodoCalls.first)
        guard case .new = call.mode else {
            Issue.record("wrong mode")
            return
        }
    }
}
