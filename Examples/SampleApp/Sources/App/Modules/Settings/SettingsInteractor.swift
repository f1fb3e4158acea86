import AuthFeature

/// What Settings does, apart from showing it. Only here are services in sight.
@MainActor
final class SettingsInteractor {
    // MARK: - Properties
    private let dependencies: any SettingsDependencies

    // MARK: - Lifecycle
    init(dependencies: any SettingsDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - SettingsInteractorProtocol
extension SettingsInteractor: SettingsInteractorProtocol {
    func logOut() async {
        await dependencies.authService.logOut()
    }
}
