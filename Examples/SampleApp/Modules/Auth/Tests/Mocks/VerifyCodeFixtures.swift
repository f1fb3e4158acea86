// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.

@testable import AuthFeature

extension VerifyCodeDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> VerifyCodeDependenciesMock {
        let dependencies = VerifyCodeDependenciesMock()
        let authService = AuthServicingMock()
        authService.mockLog = log
        dependencies.authService = authService
        return dependencies
    }
}

extension VerifyCodeParameters {
    static var forTests: VerifyCodeParameters {
        VerifyCodeParameters(email: "email", digits: 1)
    }
}
