import UIKit

/// Shows SignUp, and passes what the user does to the presenter.
final class SignUpViewController: UIViewController {
    // MARK: - Properties
    private let output: any SignUpViewOutput

    // MARK: - Lifecycle
    init(output: any SignUpViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SignUpAssembly to create SignUpViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        output.viewDidLoad()
    }
}

// MARK: - SignUpViewInput
extension SignUpViewController: SignUpViewInput {}
