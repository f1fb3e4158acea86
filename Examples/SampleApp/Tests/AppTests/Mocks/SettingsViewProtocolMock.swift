// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class SettingsViewProtocolMock: SettingsViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
    }
}
