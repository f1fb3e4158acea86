// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class LoginInteractorProtocolMock: LoginInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - logIn(email:password:)
    private(set) var logInCallCount = 0
    private(set) var logInCalls: [(email: String, password: String)] = []
    var logInHandler: (@MainActor (_ email: String, _ password: String) async throws -> Session)?
    var logInThrownError: (any Error)?
    var logInReturnValues: [Session] = []
    var logInReturnValue: Session = Session(token: "")

    func logIn(email: String, password: String) async throws -> Session {
        logInCallCount += 1
        logInCalls.append((email, password))
        mockLog?.record("LoginInteractorProtocolMock.logIn(email:password:)")
        if let logInHandler {
            return try await logInHandler(email, password)
        }
        if let logInThrownError { throw logInThrownError }
        if !logInReturnValues.isEmpty { return logInReturnValues.removeFirst() }
        return logInReturnValue
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        logInCallCount = 0
        logInCalls = []
        logInHandler = nil
        logInThrownError = nil
        logInReturnValues = []
        logInReturnValue = Session(token: "")
    }
}
