@MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    private var stack: [UIViewController] = []
    private var hasShownTop = false
    private lazy var popGestureDelegate = PopGestureDelegate(navigation: self)

    // All four are designated in the SDK.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let recognizer = UIGestureRecognizer()
        recognizer.delegate = popGestureDelegate
        interactivePopGestureRecognizer = recognizer
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// What is on top, were it presented or pushed.
    open var visibleViewController: UIViewController? {
        guard let presented = presentedViewController else { return topViewController }
        return (presented as? UINavigationController)?.visibleViewController ?? presented
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!(viewController is UINavigationController), "Pushing a navigation controller is not supported")
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported"
        )
        change(to: stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), animated: animated)
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first, stack.count > 1 else { return nil }
        return popToViewController(root, animated: animated)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    // MARK: Transitions

    override var visibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    /// The first time that it is on screen, the delegate hears of the top controller.
    override func didFinishAppearing(animated: Bool) {
        guard !hasShownTop, let top = stack.last else { return }
        hasShownTop = true
        delegate?.navigationController(self, willShow: top, animated: animated)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    private func change(to newStack: [UIViewController], animated: Bool) {
        let old = stack
        let added = newStack.filter { one in !old.contains { $0 === one } }
        let removed = old.filter { one in !newStack.contains { $0 === one } }
        let showsTop = isOnScreen && newStack.last !== old.last

        for controller in removed {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
        }
        stack = newStack
        for controller in added {
            addChild(controller)
            controller.isMovingToParent = true
        }
        childList = newStack
        if showsTop { beginShowing(newStack.last, insteadOf: old.last, animated: animated) }
        Transitions.run { [self] in
            for controller in removed where controller.parent === self { controller.parent = nil }
            if showsTop {
                old.last?.viewIfLoaded?.removeFromSuperview()
                old.last?.endAppearance(animated: animated)
                newStack.last?.endAppearance(animated: animated)
            }
            for controller in removed {
                controller.isMovingFromParent = false
                controller.didMove(toParent: nil)
            }
            for controller in added {
                controller.isMovingToParent = false
                controller.didMove(toParent: self)
            }
            if showsTop, let top = newStack.last {
                delegate?.navigationController(self, didShow: top, animated: animated)
            }
        }
    }

    private func beginShowing(_ top: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
        if let top {
            top.loadViewIfNeeded()
            view.addSubview(top.view)
        }
        old?.beginAppearance(false, animated: animated)
        top?.beginAppearance(true, animated: animated)
        if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    /// An edge swipe that the user takes back: the appearance callbacks turn round, and didShow is not called.
    func abandonInteractivePop() {
        guard stack.count > 1, let top = stack.last else { return }
        let below = stack[stack.count - 2]
        top.willMove(toParent: nil)
        top.isMovingFromParent = true
        beginShowing(below, insteadOf: top, animated: true)
        top.isMovingFromParent = false
        below.beginAppearance(false, animated: true)
        top.beginAppearance(true, animated: true)
        below.endAppearance(animated: true)
        top.endAppearance(animated: true)
        top.willMove(toParent: self)
        top.didMove(toParent: self)
    }
}

/// UIKit's own delegate of the pop gesture: refuses without a back button. Whoever replaces or removes it takes that over.
@MainActor
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.viewControllers.count > 1 else { return false }
        guard !navigation.isNavigationBarHidden else { return false }
        guard let item = navigation.topViewController?.navigationItem else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
    }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

// Optional in Objective-C.
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
