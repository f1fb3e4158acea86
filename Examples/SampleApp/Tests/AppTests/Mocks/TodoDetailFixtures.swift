// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.

@testable import App

extension TodoDetailDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> TodoDetailDependenciesMock {
        let dependencies = TodoDetailDependenciesMock()
        let todosModel = TodosModelingMock()
        todosModel.mockLog = log
        dependencies.todosModel = todosModel
        let imageCache = ImageCachingMock()
        imageCache.mockLog = log
        dependencies.imageCache = imageCache
        return dependencies
    }
}

extension TodoDetailParameters {
    static var forTests: TodoDetailParameters {
        TodoDetailParameters(id: 0)
    }
}
