// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.

@testable import App

@MainActor
final class ReceiptInteractorProtocolMock: ReceiptInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

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

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        receiptGetCallCount = 0
    }
}
