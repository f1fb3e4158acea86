// Made by scaffold from Specs/Services.yml. Change that: this file is written again.
import AuthFeature

extension AppLocator {
    /// Signs users in and out.
    var authService: any AuthServicing {
        instances.singleton(\.authService) { AuthService(httpClient: httpClient) }
    }

    var passwordRules: any PasswordChecking {
        instances.transient(\.passwordRules) { PasswordRules() }
    }

    var httpClient: any HTTPClient {
        instances.transient(\.httpClient) { environment.httpClient }
    }

    var analytics: any AnalyticsTracking {
        instances.transient(\.analytics) { environment.analytics }
    }
}
