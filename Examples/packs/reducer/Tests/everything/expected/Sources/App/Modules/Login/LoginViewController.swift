import UIKit

/// Signs a user in.
final class LoginViewController: UIViewController {
    // MARK: - Properties
    private let store: Store<LoginState, LoginAction>

    // MARK: - Lifecycle
    init(store: Store<LoginState, LoginAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use LoginModule to create LoginViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.show($0) }
        store.send(.didLoad)
    }

    // MARK: - State
    private func show(_ state: LoginState) {
        // Not implemented
    }
}
