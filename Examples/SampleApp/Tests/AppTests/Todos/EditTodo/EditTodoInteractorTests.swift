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

    @Test("add(title:dueOn:) forwards to todosModel")
    func add() async throws {
        todosModel.addReturnValue = Todo(id: 0, title: "", isDone: false)
        _ = try await interactor.add(title: "title", dueOn: Date(timeIntervalSince1970: 1))
        #expect(todosModel.addCallCount == 1)
        #expect(todosModel.addCalls.first?.title == "title")
        #expect(todosModel.addCalls.first?.dueOn == Date(timeIntervalSince1970: 1))
    }

    @Test("save(_:) forwards to todosModel")
    func save() async throws {
        try await interactor.save(Todo(id: 0, title: "", isDone: false))
        #expect(todosModel.saveCallCount == 1)
    }

    @Test("delete(_:) forwards to todosModel")
    func delete() async throws {
        try await interactor.delete(0)
        #expect(todosModel.deleteCallCount == 1)
        #expect(todosModel.deleteCalls.first == 0)
    }
}
