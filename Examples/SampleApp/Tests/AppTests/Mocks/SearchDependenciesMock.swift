// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class SearchDependenciesMock: SearchDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - todosModel
    private(set) var todosModelGetCallCount = 0
    private var todosModelValue: (any TodosModeling)?

    var todosModel: any TodosModeling {
        get {
            todosModelGetCallCount += 1
            guard let todosModelValue else { fatalError("SearchDependenciesMock.todosModel has no value: assign one") }
            return todosModelValue
        }
        set {
            todosModelValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        todosModelGetCallCount = 0
    }
}
