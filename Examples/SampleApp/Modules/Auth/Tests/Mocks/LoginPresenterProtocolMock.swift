// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class LoginPresenterProtocolMock: LoginPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("LoginPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapLogIn(email:password:)
    private(set) var didTapLogInCallCount = 0
    private(set) var didTapLogInCalls: [(email: String, password: String)] = []
    var didTapLogInHandler: ((_ email: String, _ password: String) -> Void)?

    func didTapLogIn(email: String, password: String) {
        didTapLogInCallCount += 1
        didTapLogInCalls.append((email, password))
        mockLog?.record("LoginPresenterProtocolMock.didTapLogIn(email:password:)")
        didTapLogInHandler?(email, password)
    }

    // MARK: - didTapSignUp(email:)
    private(set) var didTapSignUpCallCount = 0
    private(set) var didTapSignUpCalls: [String] = []
    var didTapSignUpHandler: ((_ email: String) -> Void)?

    func didTapSignUp(email: String) {
        didTapSignUpCallCount += 1
        didTapSignUpCalls.append(email)
        mockLog?.record("LoginPresenterProtocolMock.didTapSignUp(email:)")
        didTapSignUpHandler?(email)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapLogInCallCount = 0
        didTapLogInCalls = []
        didTapLogInHandler = nil
        didTapSignUpCallCount = 0
        didTapSignUpCalls = []
        didTapSignUpHandler = nil
    }
}
