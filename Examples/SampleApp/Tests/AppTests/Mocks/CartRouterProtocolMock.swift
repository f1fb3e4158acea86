// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import Foundation

@testable import App

@MainActor
final class CartRouterProtocolMock: CartRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showPayment(completion:)
    private(set) var showPaymentCallCount = 0
    private(set) var showPaymentCalls: [RouteCompletion<PaymentMethod>.Deliver] = []
    var showPaymentHandler: ((_ completion: RouteCompletion<PaymentMethod>.Deliver) -> Void)?

    func showPayment(completion: @escaping RouteCompletion<PaymentMethod>.Deliver) {
        showPaymentCallCount += 1
        showPaymentCalls.append(completion)
        mockLog?.record("CartRouterProtocolMock.showPayment(completion:)")
        showPaymentHandler?(completion)
    }

    // MARK: - showTerms()
    private(set) var showTermsCallCount = 0
    var showTermsHandler: (() -> Void)?

    func showTerms() {
        showTermsCallCount += 1
        mockLog?.record("CartRouterProtocolMock.showTerms()")
        showTermsHandler?()
    }

    // MARK: - showHelp()
    private(set) var showHelpCallCount = 0
    var showHelpHandler: (() -> Void)?

    func showHelp() {
        showHelpCallCount += 1
        mockLog?.record("CartRouterProtocolMock.showHelp()")
        showHelpHandler?()
    }

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("CartRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("CartRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("CartRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showPaymentCallCount = 0
        showPaymentCalls = []
        showPaymentHandler = nil
        showTermsCallCount = 0
        showTermsHandler = nil
        showHelpCallCount = 0
        showHelpHandler = nil
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
