import RIBs
import UIKit

/// Shows Login, and passes what the user does to the interactor.
final class LoginViewController: UIViewController {
    // MARK: - Properties
    weak var listener: (any LoginPresentableListener)?

    // MARK: - Lifecycle
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use LoginBuilder to create LoginViewController")
    }
}

// MARK: - LoginViewControllable
extension LoginViewController: LoginViewControllable {}

// MARK: - LoginPresentable
extension LoginViewController: LoginPresentable {}
