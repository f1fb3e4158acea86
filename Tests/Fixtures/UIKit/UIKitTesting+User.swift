// The actions of a user. Each returns false if the screen doesn't take the touch: something covers it, or a presentation or
// dismissal is under way in its window.
extension UIKitTesting {
    // MARK: Back

    /// False where there is no back button to tap.
    @discardableResult
    public static func tapBackButton(in navigation: UINavigationController) -> Bool {
        guard navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden else { return false }
        guard navigation.topViewController?.navigationItem.hidesBackButton == false else { return false }
        guard navigation.takesTouches, Scheduler.stackTransition(of: navigation) == nil else { return false }
        return navigation.popViewController(animated: true) != nil
    }

    /// Holding the back button offers every screen below.
    @discardableResult
    public static func chooseInBackMenu(
        _ viewController: UIViewController,
        in navigation: UINavigationController
    ) -> Bool {
        guard navigation.takesTouches, Scheduler.stackTransition(of: navigation) == nil else { return false }
        return navigation.popToViewController(viewController, animated: true)?.isEmpty == false
    }

    /// Begins and ends a back gesture. False where it does not begin.
    @discardableResult
    public static func swipeFromEdge(in navigation: UINavigationController, completes: Bool = true) -> Bool {
        guard beginBackGesture(in: navigation) else { return false }
        if completes { finishBackGesture(in: navigation) } else { cancelBackGesture(in: navigation) }
        return true
    }

    /// The stack is shorter from here on. False where the gesture does not begin.
    @discardableResult
    public static func beginBackGesture(in navigation: UINavigationController) -> Bool {
        guard let recognizer = navigation.interactivePopGestureRecognizer, recognizer.isEnabled else { return false }
        guard navigation.takesTouches else { return false }
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        guard navigation.viewControllers.count > 1, navigation.mayBeginPop else {
            let place = navigation.viewControllers.count > 1 ? "during a transition" : "on the root"
            Console.warn("the pop gesture began \(place): on a device the navigation controller is frozen now")
            return false
        }
        if let running = Scheduler.stackTransition(of: navigation) { Scheduler.endEarly(running) }
        guard navigation.viewControllers.count > 1, navigation.currentTransition() == nil else { return false }
        recognizer.state = .began
        navigation.beginInteractivePop()
        return true
    }

    /// The finger lets go; the pop is completed when the rest of its time has passed.
    public static func finishBackGesture(in navigation: UINavigationController) {
        endBackGesture(in: navigation, cancelled: false)
    }

    /// The finger lets go early; the stack is as before when the animation has ended.
    public static func cancelBackGesture(in navigation: UINavigationController) {
        endBackGesture(in: navigation, cancelled: true)
    }

    private static func endBackGesture(in navigation: UINavigationController, cancelled: Bool) {
        guard let pop = Scheduler.stackTransition(of: navigation), pop.isInteractive else { return }
        navigation.interactivePopGestureRecognizer?.state = cancelled ? .cancelled : .ended
        end(pop, cancelled: cancelled)
    }

    // MARK: Sheets

    /// Pulls down the sheet that holds `viewController`. False where it stays.
    @discardableResult
    public static func swipeDownSheet(of viewController: UIViewController) -> Bool {
        guard beginPullingDownSheet(of: viewController) else { return false }
        finishPullingDownSheet(of: viewController)
        return true
    }

    /// False where the sheet stays, because it is held or covered or is no sheet.
    @discardableResult
    public static func beginPullingDownSheet(of viewController: UIViewController) -> Bool {
        guard let presentation = viewController.nearestHostingPresentation, presentation.isSheet else { return false }
        let presented = presentation.presentedViewController
        guard presented.takesTouches else { return false }
        let delegate = presentation.delegate
        let isHeld = presented.holdsSheet || delegate?.presentationControllerShouldDismiss(presentation) == false
        guard !isHeld else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        delegate?.presentationControllerWillDismiss(presentation)
        presentation.presentingViewController.dismissPresented(animated: true, byUser: true, interactive: true)
        return true
    }

    /// The finger lets go low enough; the sheet is dismissed when the rest of its time has passed.
    public static func finishPullingDownSheet(of viewController: UIViewController) {
        endPullingDown(viewController, cancelled: false)
    }

    /// The finger lets go too early; the sheet slides back.
    public static func cancelPullingDownSheet(of viewController: UIViewController) {
        endPullingDown(viewController, cancelled: true)
    }

    private static func endPullingDown(_ viewController: UIViewController, cancelled: Bool) {
        guard let pull = Scheduler.modalTransition(near: viewController.rootAncestor) else { return }
        end(pull, cancelled: cancelled)
    }

    private static func end(_ gesture: Transition, cancelled: Bool) {
        gesture.endInteraction(cancelled: cancelled)
        if Scheduler.mode == .immediate { Scheduler.finish() }
    }

    // MARK: Alerts

    /// The alert is dismissed, then the handler runs. False before the alert has appeared.
    @discardableResult
    public static func tap(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
        guard action.isEnabled, alert.takesTouches else { return false }
        guard let presenter = alert.presentingViewController else { return false }
        presenter.dismissPresented(animated: true) { action.handler?(action) }
        return true
    }

    @discardableResult
    public static func tap(_ title: String, in alert: UIAlertController) -> Bool {
        guard let action = alert.actions.first(where: { $0.title == title }) else { return false }
        return tap(action, in: alert)
    }

    // MARK: Tabs

    /// A tap on the tab that is selected already pops its navigation controller to the root.
    @discardableResult
    public static func tapTab(_ index: Int, in tabs: UITabBarController) -> Bool {
        guard tabs.takesTouches, let controllers = tabs.viewControllers, controllers.indices.contains(index) else {
            return false
        }
        let controller = controllers[index]
        guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
        if controller === tabs.selectedViewController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            tabs.selectedViewController = controller
        }
        tabs.delegate?.tabBarController(tabs, didSelect: controller)
        return true
    }
}

extension UIViewController {
    /// Whether a touch reaches this controller's view.
    fileprivate var takesTouches: Bool {
        guard isViewInVisibleWindow, let root = rootWindow?.rootViewController else { return false }
        return rootAncestor === root.topmostAbove.rootAncestor && Scheduler.modalTransition(near: self) == nil
    }

    /// A controller on screen inside a sheet can hold the sheet.
    fileprivate var holdsSheet: Bool {
        isModalInPresentation || visibleChildren.contains { $0.holdsSheet }
    }
}
