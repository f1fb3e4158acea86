// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.

@testable import App

extension ProfileDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> ProfileDependenciesMock {
        let dependencies = ProfileDependenciesMock()
        let authService = AuthServicingMock()
        authService.mockLog = log
        dependencies.authService = authService
        return dependencies
    }
}

extension ProfileParameters {
    static var forTests: ProfileParameters {
        ProfileParameters(name: "name")
    }
}
