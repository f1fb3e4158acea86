// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class CartModelingMock: CartModeling {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - total
    private(set) var totalGetCallCount = 0
    private var totalValue: Decimal?

    var total: Decimal {
        get {
            totalGetCallCount += 1
            guard let totalValue else { fatalError("CartModelingMock.total has no value: assign one") }
            return totalValue
        }
        set {
            totalValue = newValue
        }
    }

    // MARK: - receipt
    private(set) var receiptGetCallCount = 0
    private var receiptValue: Receipt?

    var receipt: Receipt? {
        get {
            receiptGetCallCount += 1
            return receiptValue
        }
        set {
            receiptValue = newValue
        }
    }

    // MARK: - empty()
    private(set) var emptyCallCount = 0
    var emptyHandler: (() -> Void)?

    func empty() {
        emptyCallCount += 1
        mockLog?.record("CartModelingMock.empty()")
        emptyHandler?()
    }

    // MARK: - pay(with:)
    private(set) var payCallCount = 0
    private(set) var payCalls: [PaymentMethod] = []
    var payHandler: (@MainActor (_ method: PaymentMethod) async throws -> Void)?
    var payThrownError: (any Error)?

    func pay(with method: PaymentMethod) async throws {
        payCallCount += 1
        payCalls.append(method)
        mockLog?.record("CartModelingMock.pay(with:)")
        if let payHandler {
            return try await payHandler(method)
        }
        if let payThrownError { throw payThrownError }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        totalGetCallCount = 0
        receiptGetCallCount = 0
        emptyCallCount = 0
        emptyHandler = nil
        payCallCount = 0
        payCalls = []
        payHandler = nil
        payThrownError = nil
    }
}
