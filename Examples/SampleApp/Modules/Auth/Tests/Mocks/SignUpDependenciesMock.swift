// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class SignUpDependenciesMock: SignUpDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - authService
    private(set) var authServiceGetCallCount = 0
    private var authServiceValue: (any AuthServicing)?

    var authService: any AuthServicing {
        get {
            authServiceGetCallCount += 1
            guard let authServiceValue else {
                fatalError("SignUpDependenciesMock.authService has no value: assign one")
            }
            return authServiceValue
        }
        set {
            authServiceValue = newValue
        }
    }

    // MARK: - passwordRules
    private(set) var passwordRulesGetCallCount = 0
    private var passwordRulesValue: (any PasswordChecking)?

    var passwordRules: any PasswordChecking {
        get {
            passwordRulesGetCallCount += 1
            guard let passwordRulesValue else {
                fatalError("SignUpDependenciesMock.passwordRules has no value: assign one")
            }
            return passwordRulesValue
        }
        set {
            passwordRulesValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        authServiceGetCallCount = 0
        passwordRulesGetCallCount = 0
    }
}
