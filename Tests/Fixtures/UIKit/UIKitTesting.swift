/// What a user does. Not part of UIKit: for tests only.
@MainActor
public enum UIKitTesting {
    // MARK: Setting the stage

    /// A visible window; the caller keeps it, as an app does.
    public static func makeWindow(root: UIViewController? = nil) -> UIWindow {
        let window = UIWindow(frame: .zero)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    public static func makeConnectionOptions(urls: [URL] = []) -> UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }

    /// While true, transitions stay under way until `finishTransitions()`, as animated ones do on a device.
    public static var defersTransitions: Bool {
        get { Transitions.areDeferred }
        set { Transitions.areDeferred = newValue }
    }

    public static func finishTransitions() {
        Transitions.finishAll()
    }

    /// What UIKit would have written to the console since the last time that this was asked.
    public static func takeMessages() -> [String] {
        defer { Console.messages = [] }
        return Console.messages
    }

    // MARK: Navigation

    /// False where there is no back button to tap.
    @discardableResult
    public static func tapBackButton(in navigation: UINavigationController) -> Bool {
        guard navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden else { return false }
        guard navigation.topViewController?.navigationItem.hidesBackButton == false else { return false }
        return navigation.popViewController(animated: true) != nil
    }

    /// Holding the back button offers every screen below.
    public static func chooseInBackMenu(_ viewController: UIViewController, in navigation: UINavigationController) {
        navigation.popToViewController(viewController, animated: true)
    }

    /// False where the gesture does not begin.
    @discardableResult
    public static func swipeFromEdge(in navigation: UINavigationController, completes: Bool = true) -> Bool {
        guard let recognizer = navigation.interactivePopGestureRecognizer, recognizer.isEnabled else { return false }
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        guard navigation.viewControllers.count > 1 else {
            Console.warn("the pop gesture began on the root: on a device the navigation controller is frozen now")
            return false
        }
        if completes { navigation.popViewController(animated: true) } else { navigation.abandonInteractivePop() }
        return true
    }

    // MARK: Presentation

    /// Pulls down the sheet that holds `viewController`. False where it stays.
    @discardableResult
    public static func swipeDownSheet(of viewController: UIViewController) -> Bool {
        guard let presentation = viewController.nearestHostingPresentation, presentation.canBeDismissedByUser else {
            return false
        }
        let presented = presentation.presentedViewController
        guard presented.presentationAbove == nil else { return false }
        let delegate = presentation.delegate
        let isHeld = presented.wantsModality || delegate?.presentationControllerShouldDismiss(presentation) == false
        guard !isHeld else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        delegate?.presentationControllerWillDismiss(presentation)
        presentation.presentingViewController.endPresentation(animated: true, byUser: true, completion: nil)
        return true
    }

    /// The alert goes away, then the handler runs.
    public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
        guard action.isEnabled, let presenter = alert.presentingViewController else { return }
        presenter.endPresentation(animated: true, byUser: false) { action.handler?(action) }
    }

    public static func tap(_ title: String, in alert: UIAlertController) {
        guard let action = alert.actions.first(where: { $0.title == title }) else { return }
        tap(action, in: alert)
    }

    // MARK: Tabs

    /// A tap on the tab that is selected already pops its navigation controller to the root.
    public static func tapTab(_ index: Int, in tabs: UITabBarController) {
        guard let controller = tabs.viewControllers?[index] else { return }
        guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return }
        if controller === tabs.selectedViewController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            tabs.selectedViewController = controller
        }
        tabs.delegate?.tabBarController(tabs, didSelect: controller)
    }
}

extension UIViewController {
    /// A controller on screen inside a sheet can hold the sheet.
    fileprivate var wantsModality: Bool {
        isModalInPresentation || visibleChildren.contains { $0.wantsModality }
    }
}
