@MainActor
open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open private(set) lazy var contentLayoutGuide = makeGuide()
    open private(set) lazy var frameLayoutGuide = makeGuide()
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
        }
    }
}

@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style
    open private(set) var isAnimating = false
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }
}

@MainActor
open class UIProgressView: UIView {
    private var shownProgress: Float = 0

    /// Between 0 and 1.
    open var progress: Float {
        get { shownProgress }
        set { shownProgress = min(max(newValue, 0), 1) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}

@MainActor
open class UIImageView: UIView {
    open var image: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
}

@MainActor
open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
}
