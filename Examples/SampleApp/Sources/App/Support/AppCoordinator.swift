import UIKit

/// Root coordinator of a scene. Created, started and retained by the scene delegate. The app delegate owns the locator, so
/// that all scenes have the same services.
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
