import RIBs
import UIKit

/// Shows SignUp, and passes what the user does to the interactor.
final class SignUpViewController: UIViewController {
    // MARK: - Properties
    weak var listener: (any SignUpPresentableListener)?

    // MARK: - Lifecycle
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SignUpBuilder to create SignUpViewController")
    }
}

// MARK: - SignUpViewControllable
extension SignUpViewController: SignUpViewControllable {}

// MARK: - SignUpPresentable
extension SignUpViewController: SignUpPresentable {}
