import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct SearchViewModelTests {
    private let todosModel = TodosModelingMock()
    private let viewModel: SearchViewModel

    init() {
        var dependencies = SearchDependencies.mocks()
        dependencies.todosModel = todosModel
        viewModel = SearchViewModel(dependencies: dependencies, parameters: .forTests)
    }

    @Test("todos forwards to todosModel")
    func todos() {
        todosModel.todos = Evented<[Todo]>([]).observed
        #expect(viewModel.todos === todosModel.todos)
    }
}
