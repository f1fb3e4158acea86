import UIKit

/// Opens an account.
final class SignUpViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any SignUpPresenterProtocol

    // MARK: - Lifecycle
    init(presenter: any SignUpPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SignUpViewController is built by SignUpModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - SignUpViewProtocol
extension SignUpViewController: SignUpViewProtocol {
    func show(strength: Double) {}
}
