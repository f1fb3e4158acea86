import Core
import Foundation
import Testing
import UIKit

@testable import App

@MainActor
struct AgendaScreenTests {
    private let service = TodosServicingMock()
    private let navigation = AgendaNavigationMock()
    private let screen: UIViewController
    private let day = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_000_000))

    init() {
        screen = AgendaModule.build(
            dependencies: AgendaDependencies(
                todosModel: TodosModel(todosService: service, reachability: Reachability.shared)
            ),
            navigation: navigation,
            parameters: AgendaParameters(filter: .all)
        )
        service.todosReturnValue = [
            Todo(id: 1, title: "Some day", isDone: false),
            Todo(id: 2, title: "Next day", isDone: false, dueOn: day.addingTimeInterval(100_000)),
            Todo(id: 3, title: "Morning", isDone: false, dueOn: day.addingTimeInterval(3_600)),
            Todo(id: 4, title: "Evening", isDone: true, dueOn: day.addingTimeInterval(72_000)),
        ]
        screen.loadViewIfNeeded()
    }

    @Test("Shows the to-dos by day, those without a date last")
    func days() async throws {
        let table: UITableView = try screen.find("agenda.table")
        #expect(await eventually { table.numberOfSections == 3 })
        #expect(try screen.rows(of: "agenda.table") == ["Morning", "Evening ✓", "Next day", "Some day"])
        let source = try #require(table.dataSource as? TodoDataSource)
        let titles = (0..<3).map { source.tableView(table, titleForHeaderInSection: $0) }
        #expect(titles == [day.formatted(date: .complete, time: .omitted), titles[1], "Some day"])
        #expect(await eventually { !table.isLoading })
    }

    @Test("Opens the to-do that is tapped")
    func open() async throws {
        let table: UITableView = try screen.find("agenda.table")
        #expect(await eventually { table.numberOfSections == 3 })
        (screen as? AgendaViewController)?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(navigation.showTodoDetailCalls.map(\.id) == [4])
    }

    @Test("Loads again when the user pulls the table down")
    func refresh() async throws {
        let table: UITableView = try screen.find("agenda.table")
        try await service.todosCalled()
        table.refreshControl?.sendActions(for: .valueChanged)
        try await service.todosCalled(2)
    }

    @Test("Shows only what passes the filter")
    func filter() async throws {
        let model = TodosModelingMock()
        let todos = Evented(service.todosReturnValue)
        model.todos = todos.observed
        let viewModel = AgendaViewModel(
            dependencies: AgendaDependencies(todosModel: model),
            parameters: AgendaParameters(filter: .done)
        )
        #expect(viewModel.days.value == [AgendaDay(date: day, todos: [todos.value[3]])])
    }
}
