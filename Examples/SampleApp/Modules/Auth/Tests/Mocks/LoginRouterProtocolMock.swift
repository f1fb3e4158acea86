// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class LoginRouterProtocolMock: LoginRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showSignUp(email:)
    private(set) var showSignUpCallCount = 0
    private(set) var showSignUpCalls: [String] = []
    var showSignUpHandler: ((_ email: String) -> Void)?

    func showSignUp(email: String) {
        showSignUpCallCount += 1
        showSignUpCalls.append(email)
        mockLog?.record("LoginRouterProtocolMock.showSignUp(email:)")
        showSignUpHandler?(email)
    }

    // MARK: - showVerifyCode(email:completion:)
    private(set) var showVerifyCodeCallCount = 0
    private(set) var showVerifyCodeCalls: [(email: String, completion: RouteCompletion<String>.Deliver)] = []
    var showVerifyCodeHandler: ((_ email: String, _ completion: RouteCompletion<String>.Deliver) -> Void)?

    func showVerifyCode(email: String, completion: @escaping RouteCompletion<String>.Deliver) {
        showVerifyCodeCallCount += 1
        showVerifyCodeCalls.append((email, completion))
        mockLog?.record("LoginRouterProtocolMock.showVerifyCode(email:completion:)")
        showVerifyCodeHandler?(email, completion)
    }

    // MARK: - showTerms()
    private(set) var showTermsCallCount = 0
    var showTermsHandler: (() -> Void)?

    func showTerms() {
        showTermsCallCount += 1
        mockLog?.record("LoginRouterProtocolMock.showTerms()")
        showTermsHandler?()
    }

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("LoginRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - showAlert(_:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [Alert] = []
    var showAlertHandler: ((_ alert: Alert) -> Void)?

    func showAlert(_ alert: Alert) {
        showAlertCallCount += 1
        showAlertCalls.append(alert)
        mockLog?.record("LoginRouterProtocolMock.showAlert(_:)")
        showAlertHandler?(alert)
    }

    // MARK: - dismissAlert()
    private(set) var dismissAlertCallCount = 0
    var dismissAlertHandler: (() -> Void)?

    func dismissAlert() {
        dismissAlertCallCount += 1
        mockLog?.record("LoginRouterProtocolMock.dismissAlert()")
        dismissAlertHandler?()
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
        showTermsHandler = nil
        closeCallCount = 0
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertHandler = nil
    }
}
