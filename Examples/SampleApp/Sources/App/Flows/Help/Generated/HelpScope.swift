// Made by scaffold from Specs/Help.yml. Change that: this file is written again.
import AuthFeature

/// What Help was opened with, and the services that end with it.
@MainActor
final class HelpScope {
    let parent: AppLocator
    let instances = InstanceStore<HelpScope>()

    init(parent: AppLocator) {
        self.parent = parent
    }
}

// MARK: - Of the app
extension HelpScope {
    var analytics: any AnalyticsTracking { parent.analytics }
}
