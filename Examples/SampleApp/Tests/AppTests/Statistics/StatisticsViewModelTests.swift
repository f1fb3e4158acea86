import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct StatisticsViewModelTests {
    private let todosModel = TodosModelingMock()

    @Test("Counts the to-dos, also after a change")
    func counts() {
        let todos = Evented([Todo(id: 1, title: "A", isDone: true), Todo(id: 2, title: "B", isDone: false)])
        todosModel.todos = todos.observed
        let viewModel = StatisticsViewModel(dependencies: StatisticsDependencies(todosModel: todosModel))
        #expect(viewModel.total == 2)
        #expect(viewModel.done == 1)
        todos.value.removeFirst()
        #expect(viewModel.total == 1)
        #expect(viewModel.done == 0)
    }

    @Test("Refreshes the to-dos")
    func refresh() async throws {
        let viewModel = StatisticsViewModel(dependencies: StatisticsDependencies(todosModel: todosModel))
        viewModel.refresh()
        try await todosModel.refreshCalled()
    }
}
