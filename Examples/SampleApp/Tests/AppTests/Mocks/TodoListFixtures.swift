// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.

@testable import App

extension TodoListDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> TodoListDependenciesMock {
        let dependencies = TodoListDependenciesMock()
        let todosModel = TodosModelingMock()
        todosModel.mockLog = log
        dependencies.todosModel = todosModel
        return dependencies
    }
}

extension TodoListParameters {
    static var forTests: TodoListParameters {
        TodoListParameters(filter: .all)
    }
}
