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

    func overrideServices(of locator: AppLocator) {
        locator.instances.override(\.authService) { [authService] in authService }
        locator.instances.override(\.passwordRules) { [passwordRules] in passwordRules }
        locator.instances.override(\.httpClient) { [httpClient] in httpClient }
        locator.instances.override(\.analytics) { [analytics] in analytics }
    }
}
