import UIKit

/// Root coordinator of a scene. Created, started and retained by the scene delegate. All scenes share the locator,
/// which the app delegate owns.
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
