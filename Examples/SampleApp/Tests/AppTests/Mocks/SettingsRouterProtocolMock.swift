// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class SettingsRouterProtocolMock: SettingsRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showLogin(prefilledEmail:completion:)
    private(set) var showLoginCallCount = 0
    private(set) var showLoginCalls: [(prefilledEmail: String?, completion: RouteCompletion<Session>.Deliver)] = []
    var showLoginHandler: ((_ prefilledEmail: String?, _ completion: RouteCompletion<Session>.Deliver) -> Void)?

    func showLogin(prefilledEmail: String?, completion: @escaping RouteCompletion<Session>.Deliver) {
        showLoginCallCount += 1
        showLoginCalls.append((prefilledEmail, completion))
        mockLog?.record("SettingsRouterProtocolMock.showLogin(prefilledEmail:completion:)")
        showLoginHandler?(prefilledEmail, completion)
    }

    // MARK: - showAbout()
    private(set) var showAboutCallCount = 0
    var showAboutHandler: (() -> Void)?

    func showAbout() {
        showAboutCallCount += 1
        mockLog?.record("SettingsRouterProtocolMock.showAbout()")
        showAboutHandler?()
    }

    // MARK: - showCheckout(order:completion:)
    private(set) var showCheckoutCallCount = 0
    private(set) var showCheckoutCalls: [(order: Order, completion: RouteCompletion<Receipt>.Deliver)] = []
    var showCheckoutHandler: ((_ order: Order, _ completion: RouteCompletion<Receipt>.Deliver) -> Void)?

    func showCheckout(order: Order, completion: @escaping RouteCompletion<Receipt>.Deliver) {
        showCheckoutCallCount += 1
        showCheckoutCalls.append((order, completion))
        mockLog?.record("SettingsRouterProtocolMock.showCheckout(order:completion:)")
        showCheckoutHandler?(order, completion)
    }

    // MARK: - showHelp()
    private(set) var showHelpCallCount = 0
    var showHelpHandler: (() -> Void)?

    func showHelp() {
        showHelpCallCount += 1
        mockLog?.record("SettingsRouterProtocolMock.showHelp()")
        showHelpHandler?()
    }

    // MARK: - showProfile(name:completion:)
    private(set) var showProfileCallCount = 0
    private(set) var showProfileCalls: [(name: String, completion: RouteCompletion<String>.Deliver)] = []
    var showProfileHandler: ((_ name: String, _ completion: RouteCompletion<String>.Deliver) -> Void)?

    func showProfile(name: String, completion: @escaping RouteCompletion<String>.Deliver) {
        showProfileCallCount += 1
        showProfileCalls.append((name, completion))
        mockLog?.record("SettingsRouterProtocolMock.showProfile(name:completion:)")
        showProfileHandler?(name, completion)
    }

    // MARK: - showHint(text:completion:)
    private(set) var showHintCallCount = 0
    private(set) var showHintCalls: [(text: String, completion: RouteCompletion<Bool>.Deliver)] = []
    var showHintHandler: ((_ text: String, _ completion: RouteCompletion<Bool>.Deliver) -> Void)?

    func showHint(text: String, completion: @escaping RouteCompletion<Bool>.Deliver) {
        showHintCallCount += 1
        showHintCalls.append((text, completion))
        mockLog?.record("SettingsRouterProtocolMock.showHint(text:completion:)")
        showHintHandler?(text, completion)
    }

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("SettingsRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("SettingsRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("SettingsRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showLoginCallCount = 0
        showLoginCalls = []
        showLoginHandler = nil
        showAboutCallCount = 0
        showAboutHandler = nil
        showCheckoutCallCount = 0
        showCheckoutCalls = []
        showCheckoutHandler = nil
        showHelpCallCount = 0
        showHelpHandler = nil
        showProfileCallCount = 0
        showProfileCalls = []
        showProfileHandler = nil
        showHintCallCount = 0
        showHintCalls = []
        showHintHandler = nil
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
