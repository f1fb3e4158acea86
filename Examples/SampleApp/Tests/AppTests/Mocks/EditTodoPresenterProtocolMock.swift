// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class EditTodoPresenterProtocolMock: EditTodoPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("EditTodoPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapSave(title:dueOn:)
    private(set) var didTapSaveCallCount = 0
    private(set) var didTapSaveCalls: [(title: String, dueOn: Date?)] = []
    var didTapSaveHandler: ((_ title: String, _ dueOn: Date?) -> Void)?

    func didTapSave(title: String, dueOn: Date?) {
        didTapSaveCallCount += 1
        didTapSaveCalls.append((title, dueOn))
        mockLog?.record("EditTodoPresenterProtocolMock.didTapSave(title:dueOn:)")
        didTapSaveHandler?(title, dueOn)
    }

    // MARK: - didTapDelete()
    private(set) var didTapDeleteCallCount = 0
    var didTapDeleteHandler: (() -> Void)?

    func didTapDelete() {
        didTapDeleteCallCount += 1
        mockLog?.record("EditTodoPresenterProtocolMock.didTapDelete()")
        didTapDeleteHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapSaveCallCount = 0
        didTapSaveCalls = []
        didTapSaveHandler = nil
        didTapDeleteCallCount = 0
        didTapDeleteHandler = nil
    }
}
