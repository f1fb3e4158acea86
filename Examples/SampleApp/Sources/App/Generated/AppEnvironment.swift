// Made by scaffold from the specs. Change those: this file is written again.
import AuthFeature

/// The services that the app brings itself.
@MainActor
struct AppEnvironment {
    var httpClient: any HTTPClient
    var analytics: any AnalyticsTracking
    var featureFlags: any FeatureFlagging
}
