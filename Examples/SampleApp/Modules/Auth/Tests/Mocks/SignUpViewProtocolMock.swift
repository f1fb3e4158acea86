// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class SignUpViewProtocolMock: SignUpViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - show(strength:)
    private(set) var showCallCount = 0
    private(set) var showCalls: [Double] = []
    var showHandler: ((_ strength: Double) -> Void)?

    func show(strength: Double) {
        showCallCount += 1
        showCalls.append(strength)
        mockLog?.record("SignUpViewProtocolMock.show(strength:)")
        showHandler?(strength)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showCallCount = 0
        showCalls = []
        showHandler = nil
    }
}
