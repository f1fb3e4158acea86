// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class ProfileDependenciesMock: ProfileDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - authService
    private(set) var authServiceGetCallCount = 0
    private var authServiceValue: (any AuthServicing)?

    var authService: any AuthServicing {
        get {
            authServiceGetCallCount += 1
            guard let authServiceValue else {
                fatalError("ProfileDependenciesMock.authService has no value: assign one")
            }
            return authServiceValue
        }
        set {
            authServiceValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        authServiceGetCallCount = 0
    }
}
