// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import UIKit

@testable import AuthFeature

@MainActor
final class LoginRoutingMock: LoginRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showSignUp(from:email:as:)
    private(set) var showSignUpCallCount = 0
    private(set) var showSignUpCalls: [(from: UIViewController?, email: String, as: Presentation)] = []
    var showSignUpHandler: ((_ source: UIViewController?, _ email: String, _ presentation: Presentation) -> Void)?

    func showSignUp(from source: UIViewController?, email: String, as presentation: Presentation) {
        showSignUpCallCount += 1
        showSignUpCalls.append((source, email, presentation))
        mockLog?.record("LoginRoutingMock.showSignUp(from:email:as:)")
        showSignUpHandler?(source, email, presentation)
    }

    // MARK: - showVerifyCode(from:email:digits:as:completion:)
    private(set) var showVerifyCodeCallCount = 0
    private(set) var showVerifyCodeCalls:
        [(
            from: UIViewController?,
            email: String,
            digits: Int,
            as: Presentation,
            completion: RouteCompletion<String>.Deliver
        )] = []
    var showVerifyCodeHandler:
        (
            (
                _ source: UIViewController?,
                _ email: String,
                _ digits: Int,
                _ presentation: Presentation,
                _ completion: RouteCompletion<String>.Deliver
            ) -> Void
        )?

    func showVerifyCode(
        from source: UIViewController?,
        email: String,
        digits: Int,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<String>.Deliver
    ) {
        showVerifyCodeCallCount += 1
        showVerifyCodeCalls.append((source, email, digits, presentation, completion))
        mockLog?.record("LoginRoutingMock.showVerifyCode(from:email:digits:as:completion:)")
        showVerifyCodeHandler?(source, email, digits, presentation, completion)
    }

    // MARK: - showTerms(from:as:)
    private(set) var showTermsCallCount = 0
    private(set) var showTermsCalls: [(from: UIViewController?, as: Presentation)] = []
    var showTermsHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showTerms(from source: UIViewController?, as presentation: Presentation) {
        showTermsCallCount += 1
        showTermsCalls.append((source, presentation))
        mockLog?.record("LoginRoutingMock.showTerms(from:as:)")
        showTermsHandler?(source, presentation)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("LoginRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("LoginRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("LoginRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showSignUpCallCount = 0
        showSignUpCalls = []
        showSignUpHandler = nil
        showVerifyCodeCallCount = 0
        showVerifyCodeCalls = []
        showVerifyCodeHandler = nil
        showTermsCallCount = 0
        showTermsCalls = []
        showTermsHandler = nil
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
