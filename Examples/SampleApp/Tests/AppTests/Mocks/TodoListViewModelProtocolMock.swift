// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import AuthFeature
import Foundation

@testable import App

@MainActor
final class TodoListViewModelProtocolMock: TodoListViewModelProtocol {
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

    // MARK: - state
    private(set) var stateGetCallCount = 0
    private var stateValue: Evented<LoadingState<[Todo]>> = Evented(.initial)

    var state: Evented<LoadingState<[Todo]>> {
        get {
            stateGetCallCount += 1
            return stateValue
        }
        set {
            stateValue = newValue
        }
    }

    // MARK: - refresh()
    private(set) var refreshCallCount = 0
    var refreshHandler: (@MainActor () async throws -> Void)?
    var refreshThrownError: (any Error)?

    func refresh() async throws {
        refreshCallCount += 1
        mockLog?.record("TodoListViewModelProtocolMock.refresh()")
        if let refreshHandler {
            return try await refreshHandler()
        }
        if let refreshThrownError { throw refreshThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        todosGetCallCount = 0
        stateGetCallCount = 0
        refreshCallCount = 0
        refreshHandler = nil
        refreshThrownError = nil
    }
}
