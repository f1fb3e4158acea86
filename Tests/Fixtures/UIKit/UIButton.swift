/// A tap sends `.touchUpInside` and `.primaryActionTriggered`; `sendActions(for:)` sends only the events that it is given.
@MainActor
open class UIButton: UIControl {
    public struct Configuration {
        public var title: String?
        public var showsActivityIndicator = false

        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
    }

    open var configuration: Configuration?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Without a title of its own the button has that of its action.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
            self.configuration?.title = title
        }
    }
}
