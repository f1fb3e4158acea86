// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class SettingsInteractorProtocolMock: SettingsInteractorProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - logOut()
    private(set) var logOutCallCount = 0
    var logOutHandler: (@MainActor () async -> Void)?

    func logOut() async {
        logOutCallCount += 1
        mockLog?.record("SettingsInteractorProtocolMock.logOut()")
        await logOutHandler?()
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        logOutCallCount = 0
        logOutHandler = nil
    }
}
