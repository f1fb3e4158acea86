@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene? {
        didSet { windowScene?.attach(self) }
    }
    open private(set) var isKeyWindow = false

    /// The window retains its root and releases the one that it replaces. What the old root still presents keeps it
    /// alive, and the presented view stays in the window: dismiss first.
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
        windowScene.attach(self)
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

    /// Takes the place of the key window of the same scene.
    open func makeKey() {
        guard !isKeyWindow else { return }
        for window in windowScene?.windows ?? [] where window.isKeyWindow { window.giveUpKey() }
        isKeyWindow = true
        becomeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    private func giveUpKey() {
        isKeyWindow = false
        resignKey()
    }

    private func replaceRoot(_ old: UIViewController?) {
        old?.hostWindow = nil
        rootViewController?.hostWindow = self
        guard !isHidden else { return }
        if let old {
            old.beginAppearance(false, animated: false)
            old.viewIfLoaded?.takeOut()
            old.endAppearance(animated: false)
        }
        showRoot()
    }

    private func showRoot() {
        guard let rootViewController else { return }
        if !rootViewController.isCovered {
            rootViewController.loadViewIfNeeded()
            if rootViewController.view.superview !== self { rootViewController.view.place(in: self) }
            rootViewController.changeAppearance(true)
        }
        changeAppearanceOfPresented(true)
    }

    private func hideRoot() {
        if isKeyWindow { giveUpKey() }
        changeAppearanceOfPresented(false)
        rootViewController?.changeAppearance(false)
    }

    private func changeAppearanceOfPresented(_ isAppearing: Bool) {
        var presented = rootViewController?.presentationAbove
        while let controller = presented {
            if !controller.isCovered { controller.changeAppearance(isAppearing) }
            presented = controller.presentationAbove
        }
    }
}

extension UIViewController {
    /// Whether a full screen presentation has taken the view out of the window.
    fileprivate var isCovered: Bool {
        runningPresentation?.shouldRemovePresentersView == true && viewIfLoaded?.superview == nil
    }
}
