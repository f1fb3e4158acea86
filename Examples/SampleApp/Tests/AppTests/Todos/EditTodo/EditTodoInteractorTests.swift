import Foundation
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

    @Test("save(_:title:dueOn:)", .disabled("EditTodoInteractor.save(_:title:dueOn:) is not written yet"))
    func save() async throws {
        _ = try await interactor.save(nil, title: "title", dueOn: nil)
        Issue.record("expect what it does")
    }

    @Test("delete(_:) asks todosModel")
    func delete() async throws {
        try await interactor.delete(0)
        #expect(todosModel.deleteCallCount == 1)
        #expect(todosModel.deleteCalls.first == 0)
    }
}
