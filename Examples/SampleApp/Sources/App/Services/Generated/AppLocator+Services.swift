// Made by scaffold from Specs/Services.yml. Change that: this file is written again.
import AuthFeature

extension AppLocator {
    /// Signs users in and out.
    var authService: any AuthServicing {
        instances.singleton(\.authService) {
            #sourceLocation(file:"Specs/Services.yml",line:4)
            AuthService(httpClient: httpClient)
            #sourceLocation()
        }
    }

    var passwordRules: any PasswordChecking {
        instances.transient(\.passwordRules) {
            #sourceLocation(file:"Specs/Services.yml",line:15)
            PasswordRules()
            #sourceLocation()
        }
    }

    var httpClient: any HTTPClient {
        instances.transient(\.httpClient) { environment.httpClient }
    }

    var analytics: any AnalyticsTracking {
        instances.transient(\.analytics) { environment.analytics }
    }
}
