import Testing

@testable import App

@MainActor
struct EditTodoInteractorTests {
    private let todosModel = TodosModelingMock()
    private let interactor: EditTodoInteractor

    init() {
        var dependencies = EditTodoDependencies.mocks()
        dependencies.todosModel = todosModel
        interactor = EditTodoInteractor(dependencies: dependencies)
    }

    @Test("save(_:) asks todosModel")
    func save() async throws {
        try await interactor.save(Todo(id: 0, title: "", isDone: false))
        #expect(todosModel.saveCallCount == 1)
    }
}
