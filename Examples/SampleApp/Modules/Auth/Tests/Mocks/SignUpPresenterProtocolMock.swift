// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class SignUpPresenterProtocolMock: SignUpPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("SignUpPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didChange(password:)
    private(set) var didChangeCallCount = 0
    private(set) var didChangeCalls: [String] = []
    var didChangeHandler: ((_ password: String) -> Void)?

    func didChange(password: String) {
        didChangeCallCount += 1
        didChangeCalls.append(password)
        mockLog?.record("SignUpPresenterProtocolMock.didChange(password:)")
        didChangeHandler?(password)
    }

    // MARK: - didTapSignUp(password:)
    private(set) var didTapSignUpCallCount = 0
    private(set) var didTapSignUpCalls: [String] = []
    var didTapSignUpHandler: ((_ password: String) -> Void)?

    func didTapSignUp(password: String) {
        didTapSignUpCallCount += 1
        didTapSignUpCalls.append(password)
        mockLog?.record("SignUpPresenterProtocolMock.didTapSignUp(password:)")
        didTapSignUpHandler?(password)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didChangeCallCount = 0
        didChangeCalls = []
        didChangeHandler = nil
        didTapSignUpCallCount = 0
        didTapSignUpCalls = []
        didTapSignUpHandler = nil
    }
}
