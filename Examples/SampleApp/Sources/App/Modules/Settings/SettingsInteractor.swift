import AuthFeature
import Core

/// Business logic of Settings. The only part of the module that calls services.
@MainActor
final class SettingsInteractor {
    // MARK: - Properties
    private let dependencies: SettingsDependencies

    // MARK: - Lifecycle
    init(dependencies: SettingsDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - SettingsInteractorProtocol
extension SettingsInteractor: SettingsInteractorProtocol {
    var session: Observed<Session?> { dependencies.sessionModel.session }

    func logOut() async {
        await dependencies.sessionModel.logOut()
        dependencies.analytics.track("log_out")
    }

    func rename(to name: String) async throws {
        try await dependencies.sessionModel.rename(to: name)
    }
}
