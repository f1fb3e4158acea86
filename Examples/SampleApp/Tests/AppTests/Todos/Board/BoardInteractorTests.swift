import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct BoardInteractorTests {
    private let todosModel = TodosModelingMock()
    private let router = BoardRouterMock()
    private let interactor: BoardInteractor

    init() {
        var dependencies = BoardDependencies.mocks()
        dependencies.todosModel = todosModel
        interactor = BoardInteractor(dependencies: dependencies, router: router)
    }

    @Test("todos forwards to todosModel")
    func todos() {
        todosModel.todos = Evented<[Todo]>([]).observed
        #expect(interactor.todos === todosModel.todos)
    }
}
