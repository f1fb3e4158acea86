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

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("SettingsRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showLoginCallCount = 0
        showLoginCalls = []
        showLoginHandler = nil
        showAboutCallCount = 0
        showAboutHandler = nil
        closeCallCount = 0
        closeHandler = nil
    }
}
