import AuthFeature
import UIKit

/// Shows every screen of the app; each module adds the method that shows it.
@MainActor
final class AppRouter {
    let locator: AppLocator
    let flows: OpenFlows

    private weak var window: UIWindow?
    private weak var dismissed: UIViewController?
    private var afterDismissal: [@MainActor () -> Void] = []

    init(locator: AppLocator, window: UIWindow) {
        self.locator = locator
        self.window = window
        flows = OpenFlows(window: window)
    }

    /// Opens a flow with its first screen; one that is open already is not opened again.
    func start(_ coordinator: any Coordinator, from source: UIViewController?, as presentation: Presentation) {
        guard !flows.contains(type(of: coordinator)) else { return }
        let firstScreen = coordinator.makeFirstScreen()
        flows.add(coordinator, firstScreen: firstScreen)
        show(firstScreen, from: source, as: presentation)
    }

    /// Closes the first screen of a flow, and with it everything that was shown from there.
    func end(_ coordinator: any Coordinator) {
        if let firstScreen = flows.firstScreen(of: coordinator) { close(firstScreen) }
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
            present(viewController, over: source ?? window?.rootViewController)
        case .root:
            replaceRoot(makeNavigation(viewController))
        case .tab(let index):
            showTab(makeNavigation(viewController), at: index)
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
        guard !closeInOwnWay(viewController) else { return }
        guard let navigation = viewController.navigationController else { return dismiss(viewController) }
        let stack = navigation.viewControllers
        // Not in the stack: it is on its way out already.
        guard let index = stack.firstIndex(where: { viewController.isInside($0) }) else { return }
        guard index > 0 else { return closeStack(navigation) }
        dismissPresented(by: navigation)
        navigation.popToViewController(stack[index - 1], animated: true)
    }
}

// MARK: - Showing
extension AppRouter {
    /// For screens whose spec says `presentation: custom`; `close(_:)` has to undo it.
    private func showInOwnWay(_ viewController: UIViewController, from source: UIViewController?) {
        guard let host = source ?? window?.rootViewController?.onScreen else { return }
        host.addChild(viewController)
        host.view.addSubview(viewController.view)
        viewController.didMove(toParent: host)
    }

    /// False for a screen that lies over no other.
    private func closeInOwnWay(_ viewController: UIViewController) -> Bool {
        guard let host = viewController.parent, !(host is UINavigationController) else { return false }
        viewController.willMove(toParent: nil)
        viewController.view.removeFromSuperview()
        viewController.removeFromParent()
        return true
    }

    private func push(_ viewController: UIViewController, from source: UIViewController?) {
        let source = source ?? window?.rootViewController?.onScreen
        guard let navigation = source?.navigationController ?? source as? UINavigationController else {
            return assertionFailure("push needs a navigation controller around its source")
        }
        // One that the app has made itself; a delegate that it has already is left alone.
        if navigation.delegate == nil { navigation.delegate = flows }
        navigation.pushViewController(viewController, animated: true)
    }

    private func present(_ viewController: UIViewController, over source: UIViewController?) {
        let navigation = makeNavigation(viewController)
        source?.topmostPresented.present(navigation, animated: true)
        navigation.presentationController?.delegate = flows
    }

    /// One delegate serves every navigation controller.
    private func makeNavigation(_ first: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = flows
        return navigation
    }

    /// A root that still presents something would never be released.
    private func replaceRoot(_ viewController: UIViewController) {
        let replace: @MainActor () -> Void = { [weak window, flows] in
            window?.rootViewController = viewController
            window?.makeKeyAndVisible()
            flows.releaseEnded()
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
            flows.releaseEnded()
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

    /// A sheet is dismissed, a tab is removed; the last tab and the root stay until others take their place.
    private func closeStack(_ navigation: UINavigationController) {
        guard navigation.presentingViewController == nil else { return dismiss(navigation) }
        guard let tabs = window?.rootViewController as? UITabBarController, let all = tabs.viewControllers else {
            return
        }
        let others = all.filter { $0 !== navigation }
        guard !others.isEmpty, others.count < all.count else { return }
        if tabs.selectedViewController === navigation { dismissPresented(by: tabs) }
        tabs.setViewControllers(others, animated: false)
        flows.releaseEnded()
    }

    /// While a dismissal is under way, UIKit refuses to present and to dismiss.
    private var isDismissing: Bool {
        dismissed?.presentingViewController != nil
    }

    private func didDismiss() {
        dismissed = nil
        flows.releaseEnded()
        let waiting = afterDismissal
        afterDismissal = []
        for action in waiting { action() }
    }
}

// MARK: - Alerts
extension AppRouter {
    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        guard !isDismissing else {
            afterDismissal.append { [weak self, weak viewController] in
                if let viewController { self?.showAlert(alert, on: viewController) }
            }
            return
        }
        viewController.topmostPresented.present(UIAlertController(alert), animated: true)
    }

    func dismissAlert(on viewController: UIViewController) {
        guard !isDismissing else {
            afterDismissal.append { [weak self, weak viewController] in
                if let viewController { self?.dismissAlert(on: viewController) }
            }
            return
        }
        let alert = viewController.topmostPresented
        if alert is UIAlertController { dismiss(alert) }
    }
}

extension UIAlertController {
    fileprivate convenience init(_ alert: Alert) {
        self.init(title: alert.title, message: alert.message, preferredStyle: .alert)
        for action in alert.actions {
            addAction(UIAlertAction(title: action.title, style: action.style.uiKit) { _ in action.perform() })
        }
    }
}

extension Alert.Action.Style {
    fileprivate var uiKit: UIAlertAction.Style {
        switch self {
        case .plain: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
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
