// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.

@testable import App

@MainActor
final class PaymentViewProtocolMock: PaymentViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
    }
}
