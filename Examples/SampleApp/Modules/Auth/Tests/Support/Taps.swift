import Testing
import UIKit

/// What a user does with a screen.
extension UIViewController {
    /// Returns the view with an accessibility identifier.
    func find<View: UIView>(_ identifier: String) throws -> View {
        try #require(view.find(identifier) as? View, "no \(View.self) is named \(identifier)")
    }

    /// Taps a button of the screen or of its navigation bar.
    func tap(_ identifier: String) throws {
        let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
        if let item = items.first(where: { $0.accessibilityIdentifier == identifier }) {
            try #require(item.isEnabled, "\(identifier) is disabled")
            item.primaryAction?.performWithSender(item, target: nil)
        } else {
            let button: UIButton = try find(identifier)
            try #require(button.isEnabled && !button.isHidden, "\(identifier) can't be tapped")
            button.sendActions(for: .primaryActionTriggered)
        }
    }

    func type(_ text: String, in identifier: String) throws {
        let field: UITextField = try find(identifier)
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    func label(_ identifier: String) throws -> UILabel {
        try find(identifier)
    }
}

extension UIView {
    fileprivate func find(_ identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        return subviews.lazy.compactMap { $0.find(identifier) }.first
    }
}
