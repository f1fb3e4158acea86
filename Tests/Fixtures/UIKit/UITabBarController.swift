@MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var moreNavigationController = UINavigationController()
    open private(set) lazy var tabBar = UITabBar(controller: self)

    private var tabs: [UIViewController]?
    private var selected: UIViewController?

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// NSNotFound where nothing is selected.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else { return }
            select(tabs[newValue])
        }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                tabs?.contains(newValue) ?? false,
                "only a view controller in the tab bar controller's list of view controllers can be selected"
            )
            select(newValue)
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let removed = (tabs ?? []).filter { !new.contains($0) }
        for controller in removed { controller.willMove(toParent: nil) }
        tabs = viewControllers
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if !new.contains(where: { $0 === selected }) { select(new.first) }
        for controller in removed { controller.removeFromParent() }
        childList = new
    }

    override var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }

    override func placeVisibleChild() {
        selected?.loadViewIfNeeded()
        if let selected, selected.view.superview == nil { selected.view.place(in: view) }
    }

    private func select(_ controller: UIViewController?) {
        if isOnScreen { controller?.loadShownViews() }
        let old = selected
        guard controller !== old else { return }
        selected = controller
        guard isOnScreen else {
            old?.viewIfLoaded?.takeOut()
            return
        }
        placeVisibleChild()
        old?.beginAppearance(false, animated: false)
        // A callback may have selected another one.
        if selected === controller { controller?.beginAppearance(true, animated: false) }
        if selected !== old { old?.viewIfLoaded?.takeOut() }
        old?.endAppearance(animated: false)
        controller?.endAppearance(animated: false)
    }
}

@MainActor
open class UITabBar: UIView {
    private weak var controller: UITabBarController?

    init(controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }
    open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// Optional in Objective-C.
extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
