// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.

@testable import App

@MainActor
final class PaymentInteractorProtocolMock: PaymentInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - pay(with:)
    private(set) var payCallCount = 0
    private(set) var payCalls: [PaymentMethod] = []
    var payHandler: (@MainActor (_ method: PaymentMethod) async throws -> Void)?
    var payThrownError: (any Error)?

    func pay(with method: PaymentMethod) async throws {
        payCallCount += 1
        payCalls.append(method)
        mockLog?.record("PaymentInteractorProtocolMock.pay(with:)")
        if let payHandler {
            return try await payHandler(method)
        }
        if let payThrownError { throw payThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        payCallCount = 0
        payCalls = []
        payHandler = nil
        payThrownError = nil
    }
}
