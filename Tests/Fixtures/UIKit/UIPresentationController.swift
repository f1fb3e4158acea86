@MainActor
open class UIPresentationController: NSObject {
    open private(set) var presentedViewController: UIViewController
    /// Nil only before the presentation.
    private(set) var presentingViewControllerIfAny: UIViewController?

    open var presentingViewController: UIViewController {
        guard let presentingViewControllerIfAny else { fatalError("not presented yet") }
        return presentingViewControllerIfAny
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewControllerIfAny = presentingViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle {
        let style = presentedViewController.modalPresentationStyle
        return style == .automatic ? .pageSheet : style
    }

    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    var hidesPresenter: Bool { shouldRemovePresentersView && !(presentedViewController is UIAlertController) }

    /// Sheets and popovers can be swiped or tapped away.
    var canBeDismissedByUser: Bool {
        guard !(presentedViewController is UIAlertController) else { return false }
        switch presentationStyle {
        case .pageSheet, .formSheet, .popover: return true
        default: return false
        }
    }

    func begin(from presenter: UIViewController) {
        presentingViewControllerIfAny = presenter
    }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// Optional in Objective-C.
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
