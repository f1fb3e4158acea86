import Core
import UIKit

/// A table of to-dos. While they load, it shows an activity indicator; if there are no to-dos, it shows a text.
final class TodoTableView: UITableView {
    private let messageLabel = UILabel(.body, identifier: "todos.message")
    private let loadingView = UIActivityIndicatorView(style: .large)

    init(identifier: String) {
        super.init(frame: .zero, style: .plain)
        accessibilityIdentifier = identifier
        setUpBackground()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TodoTableView is created in code")
    }

    private func setUpBackground() {
        let background = UIView()
        messageLabel.textAlignment = .center
        messageLabel.textColor = .secondaryLabel
        for view in [messageLabel, loadingView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            background.addSubview(view)
        }
        NSLayoutConstraint.activate([
            messageLabel.centerYAnchor.constraint(equalTo: background.centerYAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: background.layoutMarginsGuide.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: background.layoutMarginsGuide.trailingAnchor),
            loadingView.centerXAnchor.constraint(equalTo: background.centerXAnchor),
            loadingView.centerYAnchor.constraint(equalTo: background.centerYAnchor),
        ])
        backgroundView = background
    }

    /// Calls `refresh` when the user pulls the table down.
    func refresh(with refresh: @escaping @MainActor () -> Void) {
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in refresh() }, for: .valueChanged)
        refreshControl = control
    }

    func show(_ state: LoadingState<[Todo]>) {
        switch state {
        case .initial:
            messageLabel.text = nil
        case .loading:
            messageLabel.text = nil
            if refreshControl?.isRefreshing != true { loadingView.startAnimating() }
        case .loaded(let todos):
            messageLabel.text = todos.isEmpty ? String(localized: "Nothing to do") : nil
            endLoading()
        case .failed:
            messageLabel.text = String(localized: "The to-dos can't be loaded. Pull down to try again.")
            endLoading()
        }
    }

    private func endLoading() {
        refreshControl?.endRefreshing()
        loadingView.stopAnimating()
    }
}
