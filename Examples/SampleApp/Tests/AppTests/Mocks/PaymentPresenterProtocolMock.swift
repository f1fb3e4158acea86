// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.

@testable import App

@MainActor
final class PaymentPresenterProtocolMock: PaymentPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("PaymentPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapCard()
    private(set) var didTapCardCallCount = 0
    var didTapCardHandler: (() -> Void)?

    func didTapCard() {
        didTapCardCallCount += 1
        mockLog?.record("PaymentPresenterProtocolMock.didTapCard()")
        didTapCardHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapCardCallCount = 0
        didTapCardHandler = nil
    }
}
