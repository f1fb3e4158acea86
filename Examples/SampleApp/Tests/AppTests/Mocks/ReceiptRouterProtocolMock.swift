// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class ReceiptRouterProtocolMock: ReceiptRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("ReceiptRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("ReceiptRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("ReceiptRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
