// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.

extension SettingsDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> SettingsDependenciesMock {
        let dependencies = SettingsDependenciesMock()
        let authService = AuthServicingMock()
        authService.mockLog = log
        dependencies.authService = authService
        let analytics = AnalyticsTrackingMock()
        analytics.mockLog = log
        dependencies.analytics = analytics
        return dependencies
    }
}
