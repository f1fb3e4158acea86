import UIKit

/// Begins what one scene shows. The scene delegate makes one with its window, starts it, and holds it. The locator is the app
/// delegate's, so that all scenes have the same services.
@MainActor
final class AppCoordinator {
    // MARK: - Properties
    let router: AppRouter

    // MARK: - Lifecycle
    init(locator: AppLocator, window: UIWindow) {
        router = AppRouter(locator: locator, window: window)
    }

    func start() {
        showFirstScreens()
    }
}
