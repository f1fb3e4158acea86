@MainActor
open class UIPresentationController: NSObject {
    open var presentedViewController: UIViewController {
        guard let presented = held ?? known else { fatalError("the presented controller is deallocated") }
        return presented
    }

    open var presentingViewController: UIViewController {
        guard let presentingViewControllerIfAny else { fatalError("not presented yet") }
        return presentingViewControllerIfAny
    }

    /// Nil only before the presentation.
    private(set) var presentingViewControllerIfAny: UIViewController?
    private var held: UIViewController?
    private weak var known: UIViewController?

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    private weak var presentersSuperview: UIView?
    private var indexOfPresentersView = 0

    /// How many are in memory.
    nonisolated(unsafe) static var count = 0

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        known = presentedViewController
        if !Scheduler.answers.contains(.presentationControllersHoldOnlyWhilePresented) {
            held = presentedViewController
        }
        presentingViewControllerIfAny = presentingViewController
        super.init()
        Self.count += 1
    }

    deinit { Self.count -= 1 }

    open var presentationStyle: UIModalPresentationStyle {
        if isOfAlert { return .custom }
        let style = presentedViewController.modalPresentationStyle
        return style == .automatic ? .pageSheet : style
    }

    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    var isOfAlert: Bool { presentedViewController is UIAlertController }

    /// Sheets and popovers can be swiped or tapped away.
    var isSheet: Bool {
        switch presentationStyle {
        case .pageSheet, .formSheet, .popover: true
        default: false
        }
    }

    func begin(from presenter: UIViewController) {
        held = presentedViewController
        presentingViewControllerIfAny = presenter
    }

    func removePresentersView() {
        guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else { return }
        presentersSuperview = superview
        indexOfPresentersView = superview.subviews.firstIndex(of: view) ?? 0
        view.takeOut()
    }

    func restorePresentersView() {
        guard let presentersSuperview else { return }
        presentingViewController.viewIfLoaded?.place(in: presentersSuperview, at: indexOfPresentersView)
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
