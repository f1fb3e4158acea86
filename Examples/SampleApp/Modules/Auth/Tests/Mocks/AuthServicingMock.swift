// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

@testable import AuthFeature

nonisolated final class AuthServicingMock: AuthServicing {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - logIn(email:password:)
    var logInCallCount: Int { mockStorage.logInCallCount }
    var logInCalls: [(email: String, password: String)] { mockStorage.logInCalls }
    var logInHandler: (@Sendable (_ email: String, _ password: String) async throws -> Session)? {
        get { mockStorage.logInHandler }
        set { mockStorage.logInHandler = newValue }
    }
    var logInThrownError: (any Error)? {
        get { mockStorage.logInThrownError }
        set { mockStorage.logInThrownError = newValue }
    }
    var logInReturnValues: [Session] {
        get { mockStorage.logInReturnValues }
        set { mockStorage.logInReturnValues = newValue }
    }
    var logInReturnValue: Session? {
        get { mockStorage.logInReturnValue }
        set { mockStorage.logInReturnValue = newValue }
    }

    func logIn(email: String, password: String) async throws -> Session {
        let mockStub = mockStorage.withLock {
            $0.logInCallCount += 1
            $0.logInCalls.append((email, password))
            $0.mockLog?.record("AuthServicingMock.logIn(email:password:)")
            return MockStub($0.logInHandler, $0.logInThrownError, &$0.logInReturnValues, $0.logInReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(email, password)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        throw MockError.unstubbed("AuthServicingMock.logIn(email:password:)")
    }

    // MARK: - logOut()
    var logOutCallCount: Int { mockStorage.logOutCallCount }
    var logOutHandler: (@Sendable () async -> Void)? {
        get { mockStorage.logOutHandler }
        set { mockStorage.logOutHandler = newValue }
    }

    func logOut() async {
        let mockHandler = mockStorage.withLock {
            $0.logOutCallCount += 1
            $0.mockLog?.record("AuthServicingMock.logOut()")
            return $0.logOutHandler
        }
        await mockHandler?()
    }

    // MARK: - openAccount(email:password:)
    var openAccountCallCount: Int { mockStorage.openAccountCallCount }
    var openAccountCalls: [(email: String, password: String)] { mockStorage.openAccountCalls }
    var openAccountHandler: (@Sendable (_ email: String, _ password: String) async throws -> Void)? {
        get { mockStorage.openAccountHandler }
        set { mockStorage.openAccountHandler = newValue }
    }
    var openAccountThrownError: (any Error)? {
        get { mockStorage.openAccountThrownError }
        set { mockStorage.openAccountThrownError = newValue }
    }

    func openAccount(email: String, password: String) async throws {
        let mockStub = mockStorage.withLock {
            $0.openAccountCallCount += 1
            $0.openAccountCalls.append((email, password))
            $0.mockLog?.record("AuthServicingMock.openAccount(email:password:)")
            return MockStub($0.openAccountHandler, $0.openAccountThrownError)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(email, password)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
    }

    // MARK: - verify(code:email:)
    var verifyCallCount: Int { mockStorage.verifyCallCount }
    var verifyCalls: [(code: String, email: String)] { mockStorage.verifyCalls }
    var verifyHandler: (@Sendable (_ code: String, _ email: String) async throws -> Bool)? {
        get { mockStorage.verifyHandler }
        set { mockStorage.verifyHandler = newValue }
    }
    var verifyThrownError: (any Error)? {
        get { mockStorage.verifyThrownError }
        set { mockStorage.verifyThrownError = newValue }
    }
    var verifyReturnValues: [Bool] {
        get { mockStorage.verifyReturnValues }
        set { mockStorage.verifyReturnValues = newValue }
    }
    var verifyReturnValue: Bool? {
        get { mockStorage.verifyReturnValue }
        set { mockStorage.verifyReturnValue = newValue }
    }

    func verify(code: String, email: String) async throws -> Bool {
        let mockStub = mockStorage.withLock {
            $0.verifyCallCount += 1
            $0.verifyCalls.append((code, email))
            $0.mockLog?.record("AuthServicingMock.verify(code:email:)")
            return MockStub($0.verifyHandler, $0.verifyThrownError, &$0.verifyReturnValues, $0.verifyReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(code, email)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        throw MockError.unstubbed("AuthServicingMock.verify(code:email:)")
    }

    // MARK: - sendAgain(email:)
    var sendAgainCallCount: Int { mockStorage.sendAgainCallCount }
    var sendAgainCalls: [String] { mockStorage.sendAgainCalls }
    var sendAgainHandler: (@Sendable (_ email: String) async throws -> Int)? {
        get { mockStorage.sendAgainHandler }
        set { mockStorage.sendAgainHandler = newValue }
    }
    var sendAgainThrownError: (any Error)? {
        get { mockStorage.sendAgainThrownError }
        set { mockStorage.sendAgainThrownError = newValue }
    }
    var sendAgainReturnValues: [Int] {
        get { mockStorage.sendAgainReturnValues }
        set { mockStorage.sendAgainReturnValues = newValue }
    }
    var sendAgainReturnValue: Int? {
        get { mockStorage.sendAgainReturnValue }
        set { mockStorage.sendAgainReturnValue = newValue }
    }

    func sendAgain(email: String) async throws -> Int {
        let mockStub = mockStorage.withLock {
            $0.sendAgainCallCount += 1
            $0.sendAgainCalls.append(email)
            $0.mockLog?.record("AuthServicingMock.sendAgain(email:)")
            return MockStub(
                $0.sendAgainHandler,
                $0.sendAgainThrownError,
                &$0.sendAgainReturnValues,
                $0.sendAgainReturnValue
            )
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(email)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        throw MockError.unstubbed("AuthServicingMock.sendAgain(email:)")
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
        var logInCallCount = 0
        var logInCalls: [(email: String, password: String)] = []
        var logInHandler: (@Sendable (_ email: String, _ password: String) async throws -> Session)?
        var logInThrownError: (any Error)?
        var logInReturnValues: [Session] = []
        var logInReturnValue: Session?
        var logOutCallCount = 0
        var logOutHandler: (@Sendable () async -> Void)?
        var openAccountCallCount = 0
        var openAccountCalls: [(email: String, password: String)] = []
        var openAccountHandler: (@Sendable (_ email: String, _ password: String) async throws -> Void)?
        var openAccountThrownError: (any Error)?
        var verifyCallCount = 0
        var verifyCalls: [(code: String, email: String)] = []
        var verifyHandler: (@Sendable (_ code: String, _ email: String) async throws -> Bool)?
        var verifyThrownError: (any Error)?
        var verifyReturnValues: [Bool] = []
        var verifyReturnValue: Bool?
        var sendAgainCallCount = 0
        var sendAgainCalls: [String] = []
        var sendAgainHandler: (@Sendable (_ email: String) async throws -> Int)?
        var sendAgainThrownError: (any Error)?
        var sendAgainReturnValues: [Int] = []
        var sendAgainReturnValue: Int?
    }
}
