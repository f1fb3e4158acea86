// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

extension LoginDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> LoginDependenciesMock {
        let dependencies = LoginDependenciesMock()
        let authService = AuthServicingMock()
        authService.mockLog = log
        dependencies.authService = authService
        let analytics = AnalyticsTrackingMock()
        analytics.mockLog = log
        dependencies.analytics = analytics
        return dependencies
    }
}

extension LoginParameters {
    static var forTests: LoginParameters {
        LoginParameters(prefilledEmail: "prefilledEmail")
    }
}
