// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class VerifyCodeRouterProtocolMock: VerifyCodeRouterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - close()
    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?

    func close() {
        closeCallCount += 1
        mockLog?.record("VerifyCodeRouterProtocolMock.close()")
        closeHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        closeCallCount = 0
        closeHandler = nil
    }
}
