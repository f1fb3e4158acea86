import AuthFeature
import UIKit

/// Shows every screen of the app; each module adds the method that shows it.
@MainActor
final class AppRouter {
    let locator: AppLocator

    private weak var window: UIWindow?
    private weak var dismissed: UIViewController?
    private var afterDismissal: [@MainActor () -> Void] = []

    init(locator: AppLocator, window: UIWindow) {
        self.locator = locator
        self.window = window
    }

    /// `source` is the screen that asks; without one, what is on screen counts as asking.
    func show(_ viewController: UIViewController, from source: UIViewController?, as presentation: Presentation) {
        guard !isDismissing else {
            afterDismissal.append { [weak self, weak source] in
                self?.show(viewController, from: source, as: presentation)
            }
            return
        }
        switch presentation {
        case .push:
            push(viewController, from: source)
        case .present:
            let presenter = (source ?? window?.rootViewController)?.topmostPresented
            presenter?.present(UINavigationController(rootViewController: viewController), animated: true)
        case .root:
            replaceRoot(UINavigationController(rootViewController: viewController))
        case .tab(let index):
            showTab(UINavigationController(rootViewController: viewController), at: index)
        case .custom:
            showInOwnWay(viewController, from: source)
        }
    }

    /// Undoes the way in which `viewController` was shown; what was shown from it goes too.
    func close(_ viewController: UIViewController) {
        guard !isDismissing else {
            afterDismissal.append { [weak self, weak viewController] in
                if let viewController { self?.close(viewController) }
            }
            return
        }
        guard let navigation = viewController.navigationController else { return dismiss(viewController) }
        let stack = navigation.viewControllers
        // Not in the stack: it is on its way out already.
        guard let index = stack.firstIndex(where: { viewController.isInside($0) }) else { return }
        guard index > 0 else { return dismiss(navigation) }
        dismissPresented(by: navigation)
        navigation.popToViewController(stack[index - 1], animated: true)
    }
}

// MARK: - Showing
extension AppRouter {
    /// For screens whose spec says `presentation: custom`; `close(_:)` has to undo it.
    private func showInOwnWay(_ viewController: UIViewController, from source: UIViewController?) {
        fatalError("AppRouter.showInOwnWay(_:from:) is not written yet")
    }

    private func push(_ viewController: UIViewController, from source: UIViewController?) {
        let source = source ?? window?.rootViewController?.onScreen
        guard let navigation = source?.navigationController ?? source as? UINavigationController else {
            return assertionFailure("push needs a navigation controller around its source")
        }
        navigation.pushViewController(viewController, animated: true)
    }

    /// A root that still presents something would never be released.
    private func replaceRoot(_ viewController: UIViewController) {
        let replace: @MainActor () -> Void = { [weak window] in
            window?.rootViewController = viewController
            window?.makeKeyAndVisible()
        }
        if let root = window?.rootViewController, root.presentedViewController != nil {
            root.dismiss(animated: false, completion: replace)
        } else {
            replace()
        }
    }

    /// The tag of a tab's item is its place, so that tabs may be shown in any order.
    private func showTab(_ viewController: UIViewController, at index: Int) {
        viewController.tabBarItem.tag = index
        let tabs = window?.rootViewController as? UITabBarController
        let others = (tabs?.viewControllers ?? []).filter { $0.tabBarItem.tag != index }
        let all = (others + [viewController]).sorted { $0.tabBarItem.tag < $1.tabBarItem.tag }
        if let tabs {
            dismissPresented(by: tabs)
            tabs.setViewControllers(all, animated: false)
            tabs.selectedViewController = viewController
        } else {
            let tabs = UITabBarController()
            tabs.setViewControllers(all, animated: false)
            replaceRoot(tabs)
        }
    }
}

// MARK: - Closing
extension AppRouter {
    private func dismiss(_ viewController: UIViewController) {
        guard let presenter = viewController.presentingViewController else { return }
        dismissPresented(by: presenter)
    }

    private func dismissPresented(by presenter: UIViewController) {
        guard let presented = presenter.presentedViewController, !presented.isBeingDismissed else { return }
        dismissed = presented
        presenter.dismiss(animated: true) { [weak self] in self?.didDismiss() }
    }

    /// While a dismissal is under way, UIKit refuses to present and to dismiss.
    private var isDismissing: Bool {
        dismissed?.presentingViewController != nil
    }

    private func didDismiss() {
        dismissed = nil
        let waiting = afterDismissal
        afterDismissal = []
        for action in waiting { action() }
    }
}

extension UIViewController {
    fileprivate var topmostPresented: UIViewController {
        guard let presentedViewController, !presentedViewController.isBeingDismissed else { return self }
        return presentedViewController.topmostPresented
    }

    /// What the user looks at.
    fileprivate var onScreen: UIViewController {
        let top = topmostPresented
        if let tabs = top as? UITabBarController { return tabs.selectedViewController?.onScreen ?? tabs }
        if let navigation = top as? UINavigationController {
            return navigation.topViewController?.onScreen ?? navigation
        }
        return top
    }

    fileprivate func isInside(_ ancestor: UIViewController) -> Bool {
        self === ancestor || (parent?.isInside(ancestor) ?? false)
    }
}
