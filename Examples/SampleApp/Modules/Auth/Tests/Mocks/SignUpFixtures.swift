// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.

@testable import AuthFeature

extension SignUpDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> SignUpDependenciesMock {
        let dependencies = SignUpDependenciesMock()
        let authService = AuthServicingMock()
        authService.mockLog = log
        dependencies.authService = authService
        let passwordRules = PasswordCheckingMock()
        passwordRules.mockLog = log
        dependencies.passwordRules = passwordRules
        return dependencies
    }
}

extension SignUpParameters {
    static var forTests: SignUpParameters {
        SignUpParameters(email: "email")
    }
}
