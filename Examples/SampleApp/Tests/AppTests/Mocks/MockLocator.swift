// Made by scaffold from the specs. Change those: this file is written again.

@testable import App

/// The mocks of all services, each made at its first use, and a locator that vends them.
@MainActor
final class MockLocator {
    let instances = InstanceStore<MockLocator>()
    /// In which every service is the mock of the same name here.
    private(set) lazy var appLocator = makeAppLocator()

    private func makeAppLocator() -> AppLocator {
        let environment = AppEnvironment(httpClient: httpClient, analytics: analytics, featureFlags: featureFlags)
        let locator = AppLocator(environment: environment)
        overrideServices(of: locator)
        overrideShop(of: locator)
        overrideTodos(of: locator)
        return locator
    }
}
