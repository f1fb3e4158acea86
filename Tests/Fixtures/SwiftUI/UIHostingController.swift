public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController, Hosting where Content: View {
    let host: ViewHost

    public init(rootView: Content) {
        host = ViewHost(root: rootView)
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        host = ViewHost(root: rootView)
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    public var rootView: Content {
        didSet { host.root = rootView }
    }

    public final var sizingOptions: UIHostingControllerSizingOptions = []

    /// Nothing is laid out.
    public func sizeThatFits(in size: CGSize) -> CGSize { .zero }

    open override func loadView() {
        super.loadView()
        host.start(in: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.update()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        host.setOnScreen(true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.setOnScreen(false)
    }
}

/// A hosting controller with any content.
@MainActor
protocol Hosting: UIViewController {
    var host: ViewHost { get }
}
