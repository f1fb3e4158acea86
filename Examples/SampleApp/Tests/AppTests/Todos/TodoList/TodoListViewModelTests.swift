import AuthFeature
import Testing

@testable import App

@MainActor
struct TodoListViewModelTests {
    private let todosModel = TodosModelingMock()
    private let viewModel: TodoListViewModel

    init() {
        var dependencies = TodoListDependencies.mocks()
        dependencies.todosModel = todosModel
        viewModel = TodoListViewModel(dependencies: dependencies, parameters: .forTests)
    }

    @Test("todos is todosModel's")
    func todos() {
        let value = Evented<[Todo]>([])
        todosModel.todos = value
        #expect(viewModel.todos === value)
    }

    @Test("state is todosModel's")
    func state() {
        let value = Evented<LoadingState<[Todo]>>(.initial)
        todosModel.state = value
        #expect(viewModel.state === value)
    }

    @Test("refresh() asks todosModel")
    func refresh() async throws {
        try await viewModel.refresh()
        #expect(todosModel.refreshCallCount == 1)
    }
}
