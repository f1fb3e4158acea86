import Core

/// What Settings does, apart from showing it. Only here are services in sight.
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
    func logOut() async {
        await dependencies.authService.logOut()
    }
}
