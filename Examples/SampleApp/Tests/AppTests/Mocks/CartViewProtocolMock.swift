// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class CartViewProtocolMock: CartViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - show(total:)
    private(set) var showCallCount = 0
    private(set) var showCalls: [String] = []
    var showHandler: ((_ total: String) -> Void)?

    func show(total: String) {
        showCallCount += 1
        showCalls.append(total)
        mockLog?.record("CartViewProtocolMock.show(total:)")
        showHandler?(total)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showCallCount = 0
        showCalls = []
        showHandler = nil
    }
}
