// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class PaymentRouterProtocolMock: PaymentRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showReceipt(completion:)
    private(set) var showReceiptCallCount = 0
    private(set) var showReceiptCalls: [RouteCompletion<Receipt>.Deliver] = []
    var showReceiptHandler: ((_ completion: RouteCompletion<Receipt>.Deliver) -> Void)?

    func showReceipt(completion: @escaping RouteCompletion<Receipt>.Deliver) {
        showReceiptCallCount += 1
        showReceiptCalls.append(completion)
        mockLog?.record("PaymentRouterProtocolMock.showReceipt(completion:)")
        showReceiptHandler?(completion)
    }

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("PaymentRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("PaymentRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("PaymentRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showReceiptCallCount = 0
        showReceiptCalls = []
        showReceiptHandler = nil
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
