@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false

    /// The window retains its root and releases the one that it replaces. What the old root still presents keeps it
    /// alive (see README): dismiss first.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            precondition(rootViewController?.parent == nil, "a window's root can't be a child of another controller")
            replaceRoot(oldValue)
        }
    }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { hideRoot() } else { showRoot() }
        }
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
        isHidden = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() { isKeyWindow = true }

    private func replaceRoot(_ old: UIViewController?) {
        old?.hostWindow = nil
        rootViewController?.hostWindow = self
        guard !isHidden else { return }
        if let old {
            old.beginAppearance(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearance(animated: false)
        }
        showRoot()
    }

    private func showRoot() {
        guard let rootViewController else { return }
        rootViewController.loadViewIfNeeded()
        addSubview(rootViewController.view)
        rootViewController.beginAppearance(true, animated: false)
        rootViewController.endAppearance(animated: false)
    }

    private func hideRoot() {
        rootViewController?.beginAppearance(false, animated: false)
        rootViewController?.endAppearance(animated: false)
    }
}
