import UIKit

/// A column of views that scrolls if it doesn't fit.
public final class FormView: UIScrollView {
    public init(_ views: [UIView]) {
        super.init(frame: .zero)
        keyboardDismissMode = .interactive
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FormView is created in code")
    }
}

extension UIViewController {
    /// Shows a view in the safe area, above the keyboard.
    public func fill(with content: UIView) {
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
