// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class SettingsPresenterProtocolMock: SettingsPresenterProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - viewDidLoad()
    private(set) var viewDidLoadCallCount = 0
    var viewDidLoadHandler: (() -> Void)?

    func viewDidLoad() {
        viewDidLoadCallCount += 1
        mockLog?.record("SettingsPresenterProtocolMock.viewDidLoad()")
        viewDidLoadHandler?()
    }

    // MARK: - didTapLogOut()
    private(set) var didTapLogOutCallCount = 0
    var didTapLogOutHandler: (() -> Void)?

    func didTapLogOut() {
        didTapLogOutCallCount += 1
        mockLog?.record("SettingsPresenterProtocolMock.didTapLogOut()")
        didTapLogOutHandler?()
    }

    // MARK: - didTapLogIn()
    private(set) var didTapLogInCallCount = 0
    var didTapLogInHandler: (() -> Void)?

    func didTapLogIn() {
        didTapLogInCallCount += 1
        mockLog?.record("SettingsPresenterProtocolMock.didTapLogIn()")
        didTapLogInHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        viewDidLoadCallCount = 0
        viewDidLoadHandler = nil
        didTapLogOutCallCount = 0
        didTapLogOutHandler = nil
        didTapLogInCallCount = 0
        didTapLogInHandler = nil
    }
}
