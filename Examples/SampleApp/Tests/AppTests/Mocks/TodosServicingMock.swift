// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@testable import App

nonisolated final class TodosServicingMock: TodosServicing {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - todos()
    var todosCallCount: Int { mockStorage.todosCallCount }
    var todosHandler: (@Sendable () async throws -> [Todo])? {
        get { mockStorage.todosHandler }
        set { mockStorage.todosHandler = newValue }
    }
    var todosThrownError: (any Error)? {
        get { mockStorage.todosThrownError }
        set { mockStorage.todosThrownError = newValue }
    }
    var todosReturnValues: [[Todo]] {
        get { mockStorage.todosReturnValues }
        set { mockStorage.todosReturnValues = newValue }
    }
    var todosReturnValue: [Todo] {
        get { mockStorage.todosReturnValue }
        set { mockStorage.todosReturnValue = newValue }
    }

    func todos() async throws -> [Todo] {
        let mockStub = mockStorage.withLock {
            $0.todosCallCount += 1
            $0.mockLog?.record("TodosServicingMock.todos()")
            return MockStub($0.todosHandler, $0.todosThrownError, &$0.todosReturnValues, $0.todosReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler()
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        return mockStub.returnValue ?? []
    }

    // MARK: - save(_:)
    var saveCallCount: Int { mockStorage.saveCallCount }
    var saveCalls: [Todo] { mockStorage.saveCalls }
    var saveHandler: (@Sendable (_ todo: Todo) async throws -> Void)? {
        get { mockStorage.saveHandler }
        set { mockStorage.saveHandler = newValue }
    }
    var saveThrownError: (any Error)? {
        get { mockStorage.saveThrownError }
        set { mockStorage.saveThrownError = newValue }
    }

    func save(_ todo: Todo) async throws {
        let mockStub = mockStorage.withLock {
            $0.saveCallCount += 1
            $0.saveCalls.append(todo)
            $0.mockLog?.record("TodosServicingMock.save(_:)")
            return MockStub($0.saveHandler, $0.saveThrownError)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(todo)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        mockStorage.withLock {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            $0 = storage
        }
    }

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        var todosCallCount = 0
        var todosHandler: (@Sendable () async throws -> [Todo])?
        var todosThrownError: (any Error)?
        var todosReturnValues: [[Todo]] = []
        var todosReturnValue: [Todo] = []
        var saveCallCount = 0
        var saveCalls: [Todo] = []
        var saveHandler: (@Sendable (_ todo: Todo) async throws -> Void)?
        var saveThrownError: (any Error)?
    }
}
