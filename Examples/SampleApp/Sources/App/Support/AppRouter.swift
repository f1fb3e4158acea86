import UIKit

/// Shows the screens of one window. Each module and flow adds the method that shows it.
@MainActor
final class AppRouter: ScreenRouter {
    let locator: AppLocator

    init(locator: AppLocator, window: UIWindow) {
        self.locator = locator
        super.init(window: window)
    }

    // MARK: - Own ways
    /// Hints lie inside the screen that shows them.
    override func showCustom(_ screen: UIViewController, from source: UIViewController) {
        source.addChild(screen)
        source.view.addSubview(screen.view)
        screen.didMove(toParent: source)
    }

    override func closeCustom(_ screen: UIViewController) {
        screen.willMove(toParent: nil)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
    }
}
