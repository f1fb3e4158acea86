/// Members are in the class body because on Linux a member of an extension can't be overridden.
@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    // MARK: Creating

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func encode(with coder: NSCoder) {}

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    // MARK: The view

    private var loadedView: UIView?

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owningViewController = nil
            loadedView = newValue
            newValue?.owningViewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() { view = UIView() }

    private(set) var isLoadingView = false

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        isLoadingView = true
        defer { isLoadingView = false }
        loadView()
        precondition(loadedView != nil, "loadView() must set view")
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}

    var appearanceState = AppearanceState.disappeared

    // MARK: What containers show of it

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { ownTabBarItem = newValue }
    }
    private lazy var ownTabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero

    // MARK: Containment

    /// Weak: a parent holds its children, a child never holds its parent.
    open internal(set) weak var parent: UIViewController?
    var childList: [UIViewController] = []
    open var children: [UIViewController] { childList }

    /// The window of which this is the root.
    weak var hostWindow: UIWindow?

    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childList.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.childList.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false

    open var navigationController: UINavigationController? { nearestAncestor() }
    open var tabBarController: UITabBarController? { nearestAncestor() }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false

    /// The presentation that this controller runs: the presenter holds it, it holds the presented controller.
    var runningPresentation: UIPresentationController?
    /// Made by asking before presenting.
    var preparedPresentation: UIPresentationController?
    /// The presentation that shows this controller.
    weak var hostingPresentation: UIPresentationController?
    /// The controller that this one presents when the transition of a stack is over.
    weak var delayedPresentation: UIViewController?

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let transition = currentTransition() else { return nil }
        // A stack's transition does not wait any longer for the end of the turn when its coordinator is asked for.
        if transition.presentation == nil { transition.begin() }
        return transition.coordinator
    }

    open var presentationController: UIPresentationController? {
        if let hosting = nearestHostingPresentation { return hosting }
        if preparedPresentation == nil {
            preparedPresentation = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        return preparedPresentation
    }

    /// The controller that this one presents, or its nearest ancestor that presents one.
    open var presentedViewController: UIViewController? {
        runningPresentation?.presentedViewController ?? parent?.presentedViewController
    }

    /// Who presented this controller or the ancestor that is presented.
    open var presentingViewController: UIViewController? {
        nearestHostingPresentation?.presentingViewControllerIfAny
    }

    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissal(animated: flag, completion: completion)
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true)
    }

    // MARK: For containers to override (not part of UIKit's interface)

    /// The children that are on screen while this controller is.
    var visibleChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childList.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Puts the view of the child that a container shows where it belongs.
    func placeVisibleChild() {}

    func didBeginAppearing(animated: Bool) {}
    func didFinishAppearing(animated: Bool) {}
}
