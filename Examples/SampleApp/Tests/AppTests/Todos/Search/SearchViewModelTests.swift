import AuthFeature
import Foundation
import Testing

@testable import App

@MainActor
struct SearchViewModelTests {
    private let todosModel = TodosModelingMock()
    private let viewModel: SearchViewModel

    init() {
        let dependencies = SearchDependenciesMock()
        dependencies.todosModel = todosModel
        viewModel = SearchViewModel(
            dependencies: dependencies,
            parameters: SearchParameters(
                text: "text",
                done: true,
                after: nil,
                tags: [],
                letter: "a",
                list: nil,
                page: nil,
                near: nil,
                limit: 1
            )
        )
    }

    @Test("todos is todosModel's")
    func todos() {
        let value = Evented<[Todo]>([])
        todosModel.todos = value
        #expect(viewModel.todos === value)
    }
}
