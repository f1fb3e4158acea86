// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@testable import App

@MainActor
final class SettingsRoutingMock: SettingsRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showLogin(from:prefilledEmail:as:completion:)
    private(set) var showLoginCallCount = 0
    private(set) var showLoginCalls:
        [(
            from: UIViewController?,
            prefilledEmail: String?,
            as: Presentation,
            completion: RouteCompletion<Session>.Deliver
        )] = []
    var showLoginHandler:
        (
            (
                _ source: UIViewController?,
                _ prefilledEmail: String?,
                _ presentation: Presentation,
                _ completion: RouteCompletion<Session>.Deliver
            ) -> Void
        )?

    func showLogin(
        from source: UIViewController?,
        prefilledEmail: String?,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Session>.Deliver
    ) {
        showLoginCallCount += 1
        showLoginCalls.append((source, prefilledEmail, presentation, completion))
        mockLog?.record("SettingsRoutingMock.showLogin(from:prefilledEmail:as:completion:)")
        showLoginHandler?(source, prefilledEmail, presentation, completion)
    }

    // MARK: - showAbout(from:as:)
    private(set) var showAboutCallCount = 0
    private(set) var showAboutCalls: [(from: UIViewController?, as: Presentation)] = []
    var showAboutHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showAbout(from source: UIViewController?, as presentation: Presentation) {
        showAboutCallCount += 1
        showAboutCalls.append((source, presentation))
        mockLog?.record("SettingsRoutingMock.showAbout(from:as:)")
        showAboutHandler?(source, presentation)
    }

    // MARK: - showCheckout(from:order:as:completion:)
    private(set) var showCheckoutCallCount = 0
    private(set) var showCheckoutCalls:
        [(from: UIViewController?, order: Order, as: Presentation, completion: RouteCompletion<Receipt>.Deliver)] = []
    var showCheckoutHandler:
        (
            (
                _ source: UIViewController?,
                _ order: Order,
                _ presentation: Presentation,
                _ completion: RouteCompletion<Receipt>.Deliver
            ) -> Void
        )?

    func showCheckout(
        from source: UIViewController?,
        order: Order,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Receipt>.Deliver
    ) {
        showCheckoutCallCount += 1
        showCheckoutCalls.append((source, order, presentation, completion))
        mockLog?.record("SettingsRoutingMock.showCheckout(from:order:as:completion:)")
        showCheckoutHandler?(source, order, presentation, completion)
    }

    // MARK: - showHelp(from:as:)
    private(set) var showHelpCallCount = 0
    private(set) var showHelpCalls: [(from: UIViewController?, as: Presentation)] = []
    var showHelpHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showHelp(from source: UIViewController?, as presentation: Presentation) {
        showHelpCallCount += 1
        showHelpCalls.append((source, presentation))
        mockLog?.record("SettingsRoutingMock.showHelp(from:as:)")
        showHelpHandler?(source, presentation)
    }

    // MARK: - showProfile(from:name:as:completion:)
    private(set) var showProfileCallCount = 0
    private(set) var showProfileCalls:
        [(from: UIViewController?, name: String, as: Presentation, completion: RouteCompletion<String>.Deliver)] = []
    var showProfileHandler:
        (
            (
                _ source: UIViewController?,
                _ name: String,
                _ presentation: Presentation,
                _ completion: RouteCompletion<String>.Deliver
            ) -> Void
        )?

    func showProfile(
        from source: UIViewController?,
        name: String,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<String>.Deliver
    ) {
        showProfileCallCount += 1
        showProfileCalls.append((source, name, presentation, completion))
        mockLog?.record("SettingsRoutingMock.showProfile(from:name:as:completion:)")
        showProfileHandler?(source, name, presentation, completion)
    }

    // MARK: - showHint(from:text:as:completion:)
    private(set) var showHintCallCount = 0
    private(set) var showHintCalls:
        [(from: UIViewController?, text: String, as: Presentation, completion: RouteCompletion<Bool>.Deliver)] = []
    var showHintHandler:
        (
            (
                _ source: UIViewController?,
                _ text: String,
                _ presentation: Presentation,
                _ completion: RouteCompletion<Bool>.Deliver
            ) -> Void
        )?

    func showHint(
        from source: UIViewController?,
        text: String,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Bool>.Deliver
    ) {
        showHintCallCount += 1
        showHintCalls.append((source, text, presentation, completion))
        mockLog?.record("SettingsRoutingMock.showHint(from:text:as:completion:)")
        showHintHandler?(source, text, presentation, completion)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("SettingsRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("SettingsRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("SettingsRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showLoginCallCount = 0
        showLoginCalls = []
        showLoginHandler = nil
        showAboutCallCount = 0
        showAboutCalls = []
        showAboutHandler = nil
        showCheckoutCallCount = 0
        showCheckoutCalls = []
        showCheckoutHandler = nil
        showHelpCallCount = 0
        showHelpCalls = []
        showHelpHandler = nil
        showProfileCallCount = 0
        showProfileCalls = []
        showProfileHandler = nil
        showHintCallCount = 0
        showHintCalls = []
        showHintHandler = nil
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
