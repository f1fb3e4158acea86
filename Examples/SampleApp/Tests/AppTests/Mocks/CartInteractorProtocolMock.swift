// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class CartInteractorProtocolMock: CartInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - total
    private(set) var totalGetCallCount = 0
    private var totalValue: Decimal?

    var total: Decimal {
        get {
            totalGetCallCount += 1
            guard let totalValue else { fatalError("CartInteractorProtocolMock.total has no value: assign one") }
            return totalValue
        }
        set {
            totalValue = newValue
        }
    }

    // MARK: - empty()
    private(set) var emptyCallCount = 0
    var emptyHandler: (() -> Void)?

    func empty() {
        emptyCallCount += 1
        mockLog?.record("CartInteractorProtocolMock.empty()")
        emptyHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        totalGetCallCount = 0
        emptyCallCount = 0
        emptyHandler = nil
    }
}
