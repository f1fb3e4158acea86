// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class VerifyCodeInteractorProtocolMock: VerifyCodeInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - verify(code:email:)
    private(set) var verifyCallCount = 0
    private(set) var verifyCalls: [(code: String, email: String)] = []
    var verifyHandler: (@MainActor (_ code: String, _ email: String) async throws -> Bool)?
    var verifyThrownError: (any Error)?
    var verifyReturnValues: [Bool] = []
    var verifyReturnValue: Bool?

    func verify(code: String, email: String) async throws -> Bool {
        verifyCallCount += 1
        verifyCalls.append((code, email))
        mockLog?.record("VerifyCodeInteractorProtocolMock.verify(code:email:)")
        if let verifyHandler {
            return try await verifyHandler(code, email)
        }
        if let verifyThrownError { throw verifyThrownError }
        if !verifyReturnValues.isEmpty { return verifyReturnValues.removeFirst() }
        if let verifyReturnValue { return verifyReturnValue }
        throw MockError.unstubbed("VerifyCodeInteractorProtocolMock.verify(code:email:)")
    }

    // MARK: - sendAgain(email:)
    private(set) var sendAgainCallCount = 0
    private(set) var sendAgainCalls: [String] = []
    var sendAgainHandler: (@MainActor (_ email: String) async throws -> Int)?
    var sendAgainThrownError: (any Error)?
    var sendAgainReturnValues: [Int] = []
    var sendAgainReturnValue: Int?

    @discardableResult
    func sendAgain(email: String) async throws -> Int {
        sendAgainCallCount += 1
        sendAgainCalls.append(email)
        mockLog?.record("VerifyCodeInteractorProtocolMock.sendAgain(email:)")
        if let sendAgainHandler {
            return try await sendAgainHandler(email)
        }
        if let sendAgainThrownError { throw sendAgainThrownError }
        if !sendAgainReturnValues.isEmpty { return sendAgainReturnValues.removeFirst() }
        if let sendAgainReturnValue { return sendAgainReturnValue }
        throw MockError.unstubbed("VerifyCodeInteractorProtocolMock.sendAgain(email:)")
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        verifyCallCount = 0
        verifyCalls = []
        verifyHandler = nil
        verifyThrownError = nil
        verifyReturnValues = []
        verifyReturnValue = nil
        sendAgainCallCount = 0
        sendAgainCalls = []
        sendAgainHandler = nil
        sendAgainThrownError = nil
        sendAgainReturnValues = []
        sendAgainReturnValue = nil
    }
}
