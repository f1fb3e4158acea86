@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The controller whose `view` this is: as in UIKit, a view does not own its controller.
    weak var owningViewController: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        self.frame = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {}

    open override var next: UIResponder? { owningViewController ?? superview }

    open var window: UIWindow? {
        if let window = self as? UIWindow { return window }
        return superview?.window
    }

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        let appears = view.window == nil
        view.place(in: self, at: index)
        if appears { view.controllersAppear() }
    }

    /// No view has a size here.
    open func sizeToFit() {}

    open func removeFromSuperview() {
        guard superview != nil else { return }
        controllersDisappear { takeOut() }
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.attach(to: self)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attach(to: nil)
    }

    open private(set) var layoutGuides: [UILayoutGuide] = []
    open private(set) lazy var safeAreaLayoutGuide = makeGuide()
    open private(set) lazy var layoutMarginsGuide = makeGuide()
    open private(set) lazy var keyboardLayoutGuide = makeGuide()

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}

    // MARK: For UIKit's own containers, which call the appearance callbacks themselves

    func place(in superview: UIView, at index: Int = .max) {
        let oldWindow = window
        self.superview?.subviews.removeAll { $0 === self }
        superview.subviews.insert(self, at: min(index, superview.subviews.count))
        self.superview = superview
        didMoveToSuperview()
        if oldWindow !== window { movedToWindow() }
    }

    func takeOut() {
        guard let superview else { return }
        let oldWindow = window
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        if oldWindow != nil { movedToWindow() }
    }

    /// A guide of the view's own, which `layoutGuides` doesn't list.
    func makeGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        return guide
    }

    private func movedToWindow() {
        didMoveToWindow()
        for view in subviews { view.movedToWindow() }
    }
}

/// Nothing is laid out here; a guide is held by its view.
@MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    open internal(set) weak var owningView: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}
}
