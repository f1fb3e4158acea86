import UIKit

/// Shows Login, and passes what the user does to the presenter.
final class LoginViewController: UIViewController {
    // MARK: - Properties
    private let output: any LoginViewOutput

    // MARK: - Lifecycle
    init(output: any LoginViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use LoginAssembly to create LoginViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        output.viewDidLoad()
    }
}

// MARK: - LoginViewInput
extension LoginViewController: LoginViewInput {}
