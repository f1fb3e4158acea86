import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// The list and the filters share one view model.
@MainActor
struct TodoFiltersScreenTests {
    private let todosModel = TodosModelingMock()
    private let listNavigation = TodoListNavigationMock()
    private let navigation = ModuleNavigationMock()
    private let list: UIViewController
    private let filters: UIViewController

    init() throws {
        let todos = [Todo(id: 1, title: "Milk", isDone: true), Todo(id: 2, title: "Bread", isDone: false)]
        todosModel.todos = Evented(todos).observed
        list = TodoListModule.build(
            dependencies: TodoListDependencies(todosModel: todosModel),
            navigation: listNavigation,
            parameters: TodoListParameters(filter: .all)
        )
        list.loadViewIfNeeded()
        try list.tap("todoList.filters")
        let viewModel = try #require(listNavigation.showTodoFiltersCalls.first?.viewModel)
        filters = TodoFiltersModule.build(
            navigation: navigation,
            parameters: TodoFiltersParameters(viewModel: viewModel)
        )
        filters.loadViewIfNeeded()
    }

    private func isSelected(_ filter: String) throws -> Bool {
        let button: UIButton = try filters.find("todoFilters.\(filter)")
        return button.isSelected
    }

    @Test("Shows which filter the list has")
    func selection() throws {
        #expect(try isSelected("all") && !isSelected("dueToday") && !isSelected("done"))
    }

    @Test("A tap on a filter changes the list, and closes the screen")
    func choose() async throws {
        try filters.tap("todoFilters.done")
        #expect(try list.rows(of: "todoList.table") == ["Milk ✓"])
        #expect(try !isSelected("all") && isSelected("done"))
        #expect(navigation.closeCalls == [filters])
        try filters.tap("todoFilters.all")
        #expect(try list.rows(of: "todoList.table") == ["Milk ✓", "Bread"])
    }
}
