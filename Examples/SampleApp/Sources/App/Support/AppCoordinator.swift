import UIKit

/// The root of all that is shown. The app or scene delegate makes one with its window, starts it, and holds it.
@MainActor
final class AppCoordinator {
    // MARK: - Properties
    let router: AppRouter

    // MARK: - Lifecycle
    init(environment: AppEnvironment, window: UIWindow) {
        router = AppRouter(locator: AppLocator(environment: environment), window: window)
    }

    func start() {
        showFirstScreens()
    }
}
