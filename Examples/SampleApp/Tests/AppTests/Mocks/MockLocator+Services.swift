// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

@testable import App

extension MockLocator {
    var authService: AuthServicingMock {
        instances.singleton(\.authService) { AuthServicingMock() }
    }

    var passwordRules: PasswordCheckingMock {
        instances.singleton(\.passwordRules) { PasswordCheckingMock() }
    }

    var httpClient: HTTPClientMock {
        instances.singleton(\.httpClient) { HTTPClientMock() }
    }

    var analytics: AnalyticsTrackingMock {
        instances.singleton(\.analytics) { AnalyticsTrackingMock() }
    }

    func overrideServices(of appLocator: AppLocator) {
        appLocator.instances.override(\.authService) { [authService] in authService }
        appLocator.instances.override(\.passwordRules) { [passwordRules] in passwordRules }
        appLocator.instances.override(\.httpClient) { [httpClient] in httpClient }
        appLocator.instances.override(\.analytics) { [analytics] in analytics }
    }
}
