// Made by scaffold from Specs/Services.yml. Change that: this file is written again.
import AuthFeature

nonisolated final class PasswordCheckingMock: PasswordChecking {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - strength(of:)
    var strengthCallCount: Int { mockStorage.strengthCallCount }
    var strengthCalls: [String] { mockStorage.strengthCalls }
    var strengthHandler: (@Sendable (_ password: String) -> Double)? {
        get { mockStorage.strengthHandler }
        set { mockStorage.strengthHandler = newValue }
    }
    var strengthReturnValues: [Double] {
        get { mockStorage.strengthReturnValues }
        set { mockStorage.strengthReturnValues = newValue }
    }
    var strengthReturnValue: Double? {
        get { mockStorage.strengthReturnValue }
        set { mockStorage.strengthReturnValue = newValue }
    }

    func strength(of password: String) -> Double {
        let mockStub = mockStorage.withLock {
            $0.strengthCallCount += 1
            $0.strengthCalls.append(password)
            $0.mockLog?.record("PasswordCheckingMock.strength(of:)")
            return MockStub($0.strengthHandler, &$0.strengthReturnValues, $0.strengthReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return mockHandler(password)
        }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        fatalError("PasswordCheckingMock.strength(of:) is not stubbed")
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        mockStorage.withLock {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            $0 = storage
        }
    }

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        var strengthCallCount = 0
        var strengthCalls: [String] = []
        var strengthHandler: (@Sendable (_ password: String) -> Double)?
        var strengthReturnValues: [Double] = []
        var strengthReturnValue: Double?
    }
}
