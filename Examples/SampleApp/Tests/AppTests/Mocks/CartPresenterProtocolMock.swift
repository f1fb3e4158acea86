// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import Foundation

@testable import App

@MainActor
final class CartPresenterProtocolMock: CartPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("CartPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapPay()
    private(set) var didTapPayCallCount = 0
    var didTapPayHandler: (() -> Void)?

    func didTapPay() {
        didTapPayCallCount += 1
        mockLog?.record("CartPresenterProtocolMock.didTapPay()")
        didTapPayHandler?()
    }

    // MARK: - didTapEmpty()
    private(set) var didTapEmptyCallCount = 0
    var didTapEmptyHandler: (() -> Void)?

    func didTapEmpty() {
        didTapEmptyCallCount += 1
        mockLog?.record("CartPresenterProtocolMock.didTapEmpty()")
        didTapEmptyHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapPayCallCount = 0
        didTapPayHandler = nil
        didTapEmptyCallCount = 0
        didTapEmptyHandler = nil
    }
}
