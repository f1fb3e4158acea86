// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class LoginViewProtocolMock: LoginViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - show(error:)
    private(set) var showCallCount = 0
    private(set) var showCalls: [String] = []
    var showHandler: ((_ error: String) -> Void)?

    func show(error: String) {
        showCallCount += 1
        showCalls.append(error)
        mockLog?.record("LoginViewProtocolMock.show(error:)")
        showHandler?(error)
    }

    // MARK: - setLoading(_:)
    private(set) var setLoadingCallCount = 0
    private(set) var setLoadingCalls: [Bool] = []
    var setLoadingHandler: ((_ isLoading: Bool) -> Void)?

    func setLoading(_ isLoading: Bool) {
        setLoadingCallCount += 1
        setLoadingCalls.append(isLoading)
        mockLog?.record("LoginViewProtocolMock.setLoading(_:)")
        setLoadingHandler?(isLoading)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showCallCount = 0
        showCalls = []
        showHandler = nil
        setLoadingCallCount = 0
        setLoadingCalls = []
        setLoadingHandler = nil
    }
}
