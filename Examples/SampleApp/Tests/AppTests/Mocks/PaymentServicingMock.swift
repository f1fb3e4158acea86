// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import Foundation

@testable import App

nonisolated final class PaymentServicingMock: PaymentServicing {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - pay(_:with:)
    var payCallCount: Int { mockStorage.payCallCount }
    var payCalls: [(amount: Decimal, with: PaymentMethod)] { mockStorage.payCalls }
    var payHandler: (@Sendable (_ amount: Decimal, _ method: PaymentMethod) async throws -> Receipt)? {
        get { mockStorage.payHandler }
        set { mockStorage.payHandler = newValue }
    }
    var payThrownError: (any Error)? {
        get { mockStorage.payThrownError }
        set { mockStorage.payThrownError = newValue }
    }
    var payReturnValues: [Receipt] {
        get { mockStorage.payReturnValues }
        set { mockStorage.payReturnValues = newValue }
    }
    var payReturnValue: Receipt? {
        get { mockStorage.payReturnValue }
        set { mockStorage.payReturnValue = newValue }
    }

    func pay(_ amount: Decimal, with method: PaymentMethod) async throws -> Receipt {
        let mockStub = mockStorage.withLock {
            $0.payCallCount += 1
            $0.payCalls.append((amount, method))
            $0.mockLog?.record("PaymentServicingMock.pay(_:with:)")
            return MockStub($0.payHandler, $0.payThrownError, &$0.payReturnValues, $0.payReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(amount, method)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        throw MockError.unstubbed("PaymentServicingMock.pay(_:with:)")
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
        var payCallCount = 0
        var payCalls: [(amount: Decimal, with: PaymentMethod)] = []
        var payHandler: (@Sendable (_ amount: Decimal, _ method: PaymentMethod) async throws -> Receipt)?
        var payThrownError: (any Error)?
        var payReturnValues: [Receipt] = []
        var payReturnValue: Receipt?
    }
}
