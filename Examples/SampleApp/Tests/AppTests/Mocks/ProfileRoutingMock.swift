// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@testable import App

@MainActor
final class ProfileRoutingMock: ProfileRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("ProfileRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("ProfileRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("ProfileRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
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
