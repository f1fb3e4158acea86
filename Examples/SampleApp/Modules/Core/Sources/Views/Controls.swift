import UIKit

extension UILabel {
    /// A label with as many lines as its text needs, in a font that follows the user's text size.
    public convenience init(_ style: UIFont.TextStyle, text: String? = nil, identifier: String? = nil) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    public convenience init(placeholder: String, identifier: String) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        accessibilityLabel = placeholder
        accessibilityIdentifier = identifier
    }
}

extension UIButton {
    public convenience init(
        _ configuration: UIButton.Configuration,
        title: String,
        identifier: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(configuration: configuration, primaryAction: UIAction(title: title) { _ in action() })
        accessibilityIdentifier = identifier
    }

    /// Shows an activity indicator in the button, and ignores taps meanwhile.
    public func setLoading(_ isLoading: Bool) {
        configuration?.showsActivityIndicator = isLoading
        isEnabled = !isLoading
    }
}

extension UIBarButtonItem {
    public convenience init(
        _ systemItem: UIBarButtonItem.SystemItem,
        identifier: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(systemItem: systemItem, primaryAction: UIAction { _ in action() })
        accessibilityIdentifier = identifier
    }
}
