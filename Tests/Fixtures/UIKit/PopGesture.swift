/// UIKit's own delegate of the pop gesture: refuses without a back button and during a transition. An app that replaces or
/// removes it has to do the same.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.viewControllers.count > 1 else { return false }
        guard !navigation.isNavigationBarHidden, navigation.mayBeginPop else { return false }
        guard let item = navigation.topViewController?.navigationItem else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
    }
}

extension UINavigationController {
    /// False where a transition is under way that the gesture may not interrupt.
    var mayBeginPop: Bool {
        guard let transition = currentTransition() else { return true }
        return transition.presentation == nil && !transition.isInteractive
            && Scheduler.answers.contains(.backGestureInterruptsStackChanges)
    }
}
