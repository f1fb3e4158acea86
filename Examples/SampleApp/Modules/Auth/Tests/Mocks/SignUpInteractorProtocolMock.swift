// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class SignUpInteractorProtocolMock: SignUpInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - strength(of:)
    private(set) var strengthCallCount = 0
    private(set) var strengthCalls: [String] = []
    var strengthHandler: ((_ password: String) -> Double)?
    var strengthReturnValues: [Double] = []
    var strengthReturnValue: Double?

    func strength(of password: String) -> Double {
        strengthCallCount += 1
        strengthCalls.append(password)
        mockLog?.record("SignUpInteractorProtocolMock.strength(of:)")
        if let strengthHandler {
            return strengthHandler(password)
        }
        if !strengthReturnValues.isEmpty { return strengthReturnValues.removeFirst() }
        if let strengthReturnValue { return strengthReturnValue }
        fatalError("SignUpInteractorProtocolMock.strength(of:) is not stubbed")
    }

    // MARK: - openAccount(email:password:)
    private(set) var openAccountCallCount = 0
    private(set) var openAccountCalls: [(email: String, password: String)] = []
    var openAccountHandler: (@MainActor (_ email: String, _ password: String) async throws -> Void)?
    var openAccountThrownError: (any Error)?

    func openAccount(email: String, password: String) async throws {
        openAccountCallCount += 1
        openAccountCalls.append((email, password))
        mockLog?.record("SignUpInteractorProtocolMock.openAccount(email:password:)")
        if let openAccountHandler {
            return try await openAccountHandler(email, password)
        }
        if let openAccountThrownError { throw openAccountThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        strengthCallCount = 0
        strengthCalls = []
        strengthHandler = nil
        strengthReturnValues = []
        strengthReturnValue = nil
        openAccountCallCount = 0
        openAccountCalls = []
        openAccountHandler = nil
        openAccountThrownError = nil
    }
}
