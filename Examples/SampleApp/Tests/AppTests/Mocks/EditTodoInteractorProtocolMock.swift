// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class EditTodoInteractorProtocolMock: EditTodoInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - save(_:)
    private(set) var saveCallCount = 0
    private(set) var saveCalls: [Todo] = []
    var saveHandler: (@MainActor (_ todo: Todo) async throws -> Void)?
    var saveThrownError: (any Error)?

    func save(_ todo: Todo) async throws {
        saveCallCount += 1
        saveCalls.append(todo)
        mockLog?.record("EditTodoInteractorProtocolMock.save(_:)")
        if let saveHandler {
            return try await saveHandler(todo)
        }
        if let saveThrownError { throw saveThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        saveCallCount = 0
        saveCalls = []
        saveHandler = nil
        saveThrownError = nil
    }
}
