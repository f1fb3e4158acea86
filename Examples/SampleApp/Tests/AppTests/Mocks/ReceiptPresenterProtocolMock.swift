// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.

@testable import App

@MainActor
final class ReceiptPresenterProtocolMock: ReceiptPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("ReceiptPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapDone()
    private(set) var didTapDoneCallCount = 0
    var didTapDoneHandler: (() -> Void)?

    func didTapDone() {
        didTapDoneCallCount += 1
        mockLog?.record("ReceiptPresenterProtocolMock.didTapDone()")
        didTapDoneHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapDoneCallCount = 0
        didTapDoneHandler = nil
    }
}
