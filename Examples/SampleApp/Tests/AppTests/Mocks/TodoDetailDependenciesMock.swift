// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.

@testable import App

@MainActor
final class TodoDetailDependenciesMock: TodoDetailDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - todosModel
    private(set) var todosModelGetCallCount = 0
    private var todosModelValue: (any TodosModeling)?

    var todosModel: any TodosModeling {
        get {
            todosModelGetCallCount += 1
            guard let todosModelValue else {
                fatalError("TodoDetailDependenciesMock.todosModel has no value: assign one")
            }
            return todosModelValue
        }
        set {
            todosModelValue = newValue
        }
    }

    // MARK: - imageCache
    private(set) var imageCacheGetCallCount = 0
    private var imageCacheValue: (any ImageCaching)?

    var imageCache: any ImageCaching {
        get {
            imageCacheGetCallCount += 1
            guard let imageCacheValue else {
                fatalError("TodoDetailDependenciesMock.imageCache has no value: assign one")
            }
            return imageCacheValue
        }
        set {
            imageCacheValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        todosModelGetCallCount = 0
        imageCacheGetCallCount = 0
    }
}
