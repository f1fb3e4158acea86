import Foundation
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct EditTodoInteractorTests {
    private let todosModel = TodosModelingMock()
    private let interactor: EditTodoInteractor

    init() {
        var dependencies = EditTodoDependencies.mocks()
        dependencies.todosModel = todosModel
        interactor = EditTodoInteractor(dependencies: dependencies)
    }

    @Test("delete(_:) forwards to todosModel")
    func delete() async throws {
        try await interactor.delete(0)
        #expect(todosModel.deleteCallCount == 1)
        #expect(todosModel.deleteCalls.first == 0)
    }
}
