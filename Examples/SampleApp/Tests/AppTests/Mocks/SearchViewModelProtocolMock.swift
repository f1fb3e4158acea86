// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import AuthFeature
import Foundation

@testable import App

@MainActor
final class SearchViewModelProtocolMock: SearchViewModelProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - todos
    private(set) var todosGetCallCount = 0
    private var todosValue: Evented<[Todo]> = Evented([])

    var todos: Evented<[Todo]> {
        get {
            todosGetCallCount += 1
            return todosValue
        }
        set {
            todosValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        todosGetCallCount = 0
    }
}
