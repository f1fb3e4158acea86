// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import AuthFeature
import Foundation

@testable import App

@MainActor
final class EditTodoRouterProtocolMock: EditTodoRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - confirmDeletion(then:)
    private(set) var confirmDeletionCallCount = 0
    private(set) var confirmDeletionCalls: [() -> Void] = []
    var confirmDeletionHandler: ((_ delete: @escaping () -> Void) -> Void)?

    func confirmDeletion(then delete: @escaping () -> Void) {
        confirmDeletionCallCount += 1
        confirmDeletionCalls.append(delete)
        mockLog?.record("EditTodoRouterProtocolMock.confirmDeletion(then:)")
        confirmDeletionHandler?(delete)
    }

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("EditTodoRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("EditTodoRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("EditTodoRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        confirmDeletionCallCount = 0
        confirmDeletionCalls = []
        confirmDeletionHandler = nil
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
