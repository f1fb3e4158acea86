// Made by scaffold from Specs/Login.yml. Change that: this file is written again.

@testable import AuthFeature

@MainActor
final class LoginDependenciesMock: LoginDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - authService
    private(set) var authServiceGetCallCount = 0
    private var authServiceValue: (any AuthServicing)?

    var authService: any AuthServicing {
        get {
            authServiceGetCallCount += 1
            guard let authServiceValue else { fatalError("LoginDependenciesMock.authService has no value: assign one") }
            return authServiceValue
        }
        set {
            authServiceValue = newValue
        }
    }

    // MARK: - analytics
    private(set) var analyticsGetCallCount = 0
    private var analyticsValue: (any AnalyticsTracking)?

    var analytics: any AnalyticsTracking {
        get {
            analyticsGetCallCount += 1
            guard let analyticsValue else { fatalError("LoginDependenciesMock.analytics has no value: assign one") }
            return analyticsValue
        }
        set {
            analyticsValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        authServiceGetCallCount = 0
        analyticsGetCallCount = 0
    }
}
