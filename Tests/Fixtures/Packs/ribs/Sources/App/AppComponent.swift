import RIBs

/// The services of the app, for the first RIB.
final class AppComponent: HomeDependency {
    let authService: any AuthServicing
    let analytics: any AnalyticsTracking

    init(authService: any AuthServicing, analytics: any AnalyticsTracking) {
        self.authService = authService
        self.analytics = analytics
    }
}
