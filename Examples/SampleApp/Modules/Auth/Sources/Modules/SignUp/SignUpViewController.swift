import Core
import UIKit

/// Opens an account.
final class SignUpViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any SignUpPresenterProtocol

    private let emailLabel = UILabel(.headline, identifier: "signUp.email")
    private let passwordField = UITextField(placeholder: String(localized: "Password"), identifier: "signUp.password")
    private let strengthView = UIProgressView()
    private lazy var signUpButton = UIButton(
        .filled(),
        title: String(localized: "Create the account"),
        identifier: "signUp.signUp",
        action: { [weak self] in self?.signUp() }
    )

    // MARK: - Lifecycle
    init(presenter: any SignUpPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SignUpModule.build to create SignUpViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Create an account")
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        passwordField.addAction(UIAction { [weak self] _ in self?.passwordChanged() }, for: .editingChanged)
        strengthView.accessibilityLabel = String(localized: "Strength of the password")
        strengthView.accessibilityIdentifier = "signUp.strength"
        fill(with: FormView([emailLabel, passwordField, strengthView, signUpButton, termsButton]))
    }

    private var termsButton: UIButton {
        UIButton(.plain(), title: String(localized: "Terms of use"), identifier: "signUp.terms") { [weak self] in
            self?.presenter.didTapTerms()
        }
    }

    // MARK: - Actions
    private func passwordChanged() {
        presenter.didChange(password: passwordField.text ?? "")
    }

    private func signUp() {
        presenter.didTapSignUp(password: passwordField.text ?? "")
    }
}

// MARK: - SignUpViewProtocol
extension SignUpViewController: SignUpViewProtocol {
    func show(email: String) {
        emailLabel.text = email
    }

    func show(strength: Double) {
        strengthView.setProgress(Float(strength), animated: true)
    }

    func setLoading(_ isLoading: Bool) {
        signUpButton.setLoading(isLoading)
    }
}
