// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class EditTodoViewProtocolMock: EditTodoViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - enteredTitle
    private(set) var enteredTitleGetCallCount = 0
    private(set) var enteredTitleSetCallCount = 0
    private var enteredTitleValue: String?

    var enteredTitle: String? {
        get {
            enteredTitleGetCallCount += 1
            return enteredTitleValue
        }
        set {
            enteredTitleSetCallCount += 1
            enteredTitleValue = newValue
        }
    }

    // MARK: - show(problem:)
    private(set) var showCallCount = 0
    private(set) var showCalls: [String] = []
    var showHandler: ((_ problem: String) -> Void)?

    func show(problem: String) {
        showCallCount += 1
        showCalls.append(problem)
        mockLog?.record("EditTodoViewProtocolMock.show(problem:)")
        showHandler?(problem)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        enteredTitleGetCallCount = 0
        enteredTitleSetCallCount = 0
        showCallCount = 0
        showCalls = []
        showHandler = nil
    }
}
