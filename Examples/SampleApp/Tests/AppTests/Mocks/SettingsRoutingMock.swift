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

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showLoginCallCount = 0
        showLoginCalls = []
        showLoginHandler = nil
        showAboutCallCount = 0
        showAboutCalls = []
        showAboutHandler = nil
        closeCallCount = 0
        closeCalls = []
        closeHandler = nil
    }
}
