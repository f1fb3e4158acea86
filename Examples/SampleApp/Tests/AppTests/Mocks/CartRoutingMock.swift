// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import Foundation
import UIKit

@testable import App

@MainActor
final class CartRoutingMock: CartRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showPayment(from:as:completion:)
    private(set) var showPaymentCallCount = 0
    private(set) var showPaymentCalls:
        [(from: UIViewController?, as: Presentation, completion: RouteCompletion<PaymentMethod>.Deliver)] = []
    var showPaymentHandler:
        (
            (
                _ source: UIViewController?,
                _ presentation: Presentation,
                _ completion: RouteCompletion<PaymentMethod>.Deliver
            ) -> Void
        )?

    func showPayment(
        from source: UIViewController?,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<PaymentMethod>.Deliver
    ) {
        showPaymentCallCount += 1
        showPaymentCalls.append((source, presentation, completion))
        mockLog?.record("CartRoutingMock.showPayment(from:as:completion:)")
        showPaymentHandler?(source, presentation, completion)
    }

    // MARK: - showTerms(from:as:)
    private(set) var showTermsCallCount = 0
    private(set) var showTermsCalls: [(from: UIViewController?, as: Presentation)] = []
    var showTermsHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showTerms(from source: UIViewController?, as presentation: Presentation) {
        showTermsCallCount += 1
        showTermsCalls.append((source, presentation))
        mockLog?.record("CartRoutingMock.showTerms(from:as:)")
        showTermsHandler?(source, presentation)
    }

    // MARK: - showHelp(from:as:)
    private(set) var showHelpCallCount = 0
    private(set) var showHelpCalls: [(from: UIViewController?, as: Presentation)] = []
    var showHelpHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showHelp(from source: UIViewController?, as presentation: Presentation) {
        showHelpCallCount += 1
        showHelpCalls.append((source, presentation))
        mockLog?.record("CartRoutingMock.showHelp(from:as:)")
        showHelpHandler?(source, presentation)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("CartRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("CartRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("CartRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showPaymentCallCount = 0
        showPaymentCalls = []
        showPaymentHandler = nil
        showTermsCallCount = 0
        showTermsCalls = []
        showTermsHandler = nil
        showHelpCallCount = 0
        showHelpCalls = []
        showHelpHandler = nil
        closeCallCount = 0
        closeCalls = []
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertCalls = []
        dismissAlertHandler = nil
    }
}
