// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.

@testable import App

extension EditTodoDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> EditTodoDependenciesMock {
        let dependencies = EditTodoDependenciesMock()
        let todosModel = TodosModelingMock()
        todosModel.mockLog = log
        dependencies.todosModel = todosModel
        return dependencies
    }
}

extension EditTodoParameters {
    static var forTests: EditTodoParameters {
        EditTodoParameters(todo: nil, didDelete: { _ in })
    }
}
