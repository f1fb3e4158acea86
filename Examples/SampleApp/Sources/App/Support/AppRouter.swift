import UIKit

/// Shows the screens of one window. Each module and flow adds a `show…` method in an extension.
@MainActor
final class AppRouter: ScreenRouter {
    let locator: AppLocator

    init(locator: AppLocator, window: UIWindow?) {
        self.locator = locator
        super.init(window: window)
    }

    // MARK: - Custom presentation
    /// Hints are at the bottom of the screen that shows them.
    override func showCustom(_ screen: UIViewController, from source: UIViewController) {
        guard let view = screen.view else { return }
        source.addChild(screen)
        view.translatesAutoresizingMaskIntoConstraints = false
        source.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: source.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: source.view.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: source.view.safeAreaLayoutGuide.bottomAnchor),
        ])
        screen.didMove(toParent: source)
    }

    override func closeCustom(_ screen: UIViewController) {
        screen.willMove(toParent: nil)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
    }
}
