@MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    /// The value of `viewControllers`. `shown` follows when a transition begins.
    var stack: [UIViewController] = []
    var shown: UIViewController?
    /// A back gesture calls `popViewController`, as the back button does.
    private var isPoppingByGesture = false
    private var hasShownTop = false
    private var ownTabBarItem: UITabBarItem?
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

    /// The controller on top, either presented or pushed.
    open var visibleViewController: UIViewController? {
        guard let presented = presentedViewController else { return topViewController }
        return (presented as? UINavigationController)?.visibleViewController ?? presented
    }

    /// A tab shows the item of the first screen in it.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { ownTabBarItem = newValue }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change("setViewControllers:animated:", animated: animated) { _ in viewControllers }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!(viewController is UINavigationController), "Pushing a navigation controller is not supported")
        precondition(
            !(viewController is UISplitViewController),
            "Split View Controllers cannot be pushed to a Navigation Controller"
        )
        let push = { @MainActor (stack: [UIViewController]) in
            precondition(
                !stack.contains(viewController),
                "Pushing the same view controller instance more than once is not supported (\(viewController))"
            )
            return stack + [viewController]
        }
        _ = push(stack)
        change("pushViewController:animated:", animated: animated, to: push)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard let top = stack.last, stack.count > 1 else { return nil }
        if isPoppingByGesture {
            popInteractively()
            return top
        }
        let isChanged = change("popViewControllerAnimated:", isPop: true, animated: animated) { stack in
            stack.count > 1 ? stack.dropLast() : stack
        }
        return isChanged ? top : nil
    }

    func beginInteractivePop() {
        isPoppingByGesture = true
        popViewController(animated: true)
        isPoppingByGesture = false
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let pop = { @MainActor (stack: [UIViewController]) in
            guard let index = stack.firstIndex(of: viewController) else {
                preconditionFailure("Tried to pop to a view controller that doesn't exist.")
            }
            return Array(stack[...index])
        }
        let popped = Array(stack.dropFirst(pop(stack).count))
        guard !popped.isEmpty else { return [] }
        return change("popToViewController:animated:", isPop: true, animated: animated, to: pop) ? popped : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        let popped = Array(stack.dropFirst())
        let isChanged = change("popToRootViewControllerAnimated:", isPop: true, animated: animated) { stack in
            Array(stack.prefix(1))
        }
        return isChanged ? popped : nil
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    // MARK: On screen

    override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    override func placeVisibleChild() {
        shown?.loadViewIfNeeded()
        if let shown, shown.view.superview == nil { shown.view.place(in: view) }
    }

    /// The first time that it is on screen, the delegate is called for the top controller.
    override func didBeginAppearing(animated: Bool) {
        guard !hasShownTop, let shown else { return }
        delegate?.navigationController(self, willShow: shown, animated: animated)
    }

    override func didFinishAppearing(animated: Bool) {
        guard !hasShownTop, let shown else { return }
        hasShownTop = true
        delegate?.navigationController(self, didShow: shown, animated: animated)
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
