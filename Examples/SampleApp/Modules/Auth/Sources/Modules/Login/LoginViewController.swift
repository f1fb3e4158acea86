import Core
import UIKit

/// Signs a user in with e-mail and password.
final class LoginViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any LoginPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Session>

    // MARK: - Lifecycle
    init(presenter: any LoginPresenterProtocol, completion: RouteCompletion<Session>) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LoginViewController is built by LoginModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - LoginViewProtocol
extension LoginViewController: LoginViewProtocol {
    func show(error: String) {}

    func setLoading(_ isLoading: Bool) {}
}
