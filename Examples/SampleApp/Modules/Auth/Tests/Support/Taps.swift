import Testing
import UIKit

/// What a user does with a screen. Views are found by their accessibility identifiers.
extension UIViewController {
    /// Returns the view with an accessibility identifier.
    func find<View: UIView>(_ identifier: String) throws -> View {
        try #require(view.find(identifier) as? View, "no \(View.self) is named \(identifier)")
    }

    /// Taps a control of the screen, or a button of its navigation bar.
    func tap(_ identifier: String) throws {
        let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
        if let item = items.first(where: { $0.accessibilityIdentifier == identifier }) {
            try #require(item.isEnabled, "\(identifier) is disabled")
            try #require(item.primaryAction, "\(identifier) has no action").performWithSender(item, target: nil)
        } else {
            let control: UIControl = try find(identifier)
            try #require(control.isEnabled && !control.isHidden, "\(identifier) can't be tapped")
            control.sendActions(for: [.primaryActionTriggered, .touchUpInside])
        }
    }

    /// Replaces the text of a field.
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
