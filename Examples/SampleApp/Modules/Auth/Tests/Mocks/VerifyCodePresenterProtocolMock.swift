// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class VerifyCodePresenterProtocolMock: VerifyCodePresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("VerifyCodePresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didEnter(code:)
    private(set) var didEnterCallCount = 0
    private(set) var didEnterCalls: [String] = []
    var didEnterHandler: ((_ code: String) -> Void)?

    func didEnter(code: String) {
        didEnterCallCount += 1
        didEnterCalls.append(code)
        mockLog?.record("VerifyCodePresenterProtocolMock.didEnter(code:)")
        didEnterHandler?(code)
    }

    // MARK: - didTapSendAgain()
    private(set) var didTapSendAgainCallCount = 0
    var didTapSendAgainHandler: (() -> Void)?

    func didTapSendAgain() {
        didTapSendAgainCallCount += 1
        mockLog?.record("VerifyCodePresenterProtocolMock.didTapSendAgain()")
        didTapSendAgainHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didEnterCallCount = 0
        didEnterCalls = []
        didEnterHandler = nil
        didTapSendAgainCallCount = 0
        didTapSendAgainHandler = nil
    }
}
