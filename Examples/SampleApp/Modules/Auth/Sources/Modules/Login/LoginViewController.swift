import Core
import UIKit

/// Logs a user in with email and password.
final class LoginViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any LoginPresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: LoginCompletion

    private let emailField = UITextField(placeholder: String(localized: "Email"), identifier: "login.email")
    private let passwordField = UITextField(placeholder: String(localized: "Password"), identifier: "login.password")
    private let errorLabel = UILabel(.footnote, identifier: "login.error")
    private lazy var logInButton = UIButton(
        .filled(),
        title: String(localized: "Log in"),
        identifier: "login.logIn",
        action: { [weak self] in self?.logIn() }
    )

    // MARK: - Lifecycle
    init(presenter: any LoginPresenterProtocol, completion: LoginCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use LoginModule.build to create LoginViewController")
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
        navigationItem.title = String(localized: "Log in")
        emailField.textContentType = .username
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.autocorrectionType = .no
        passwordField.textContentType = .password
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .go
        passwordField.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .editingDidEndOnExit)
        errorLabel.textColor = .systemRed
        errorLabel.isHidden = true
        fill(with: FormView([emailField, passwordField, errorLabel, logInButton, signUpButton, termsButton]))
    }

    private var signUpButton: UIButton {
        UIButton(.plain(), title: String(localized: "Create an account"), identifier: "login.signUp") { [weak self] in
            self?.signUp()
        }
    }

    private var termsButton: UIButton {
        UIButton(.plain(), title: String(localized: "Terms of use"), identifier: "login.terms") { [weak self] in
            self?.presenter.didTapTerms()
        }
    }

    // MARK: - Actions
    private func logIn() {
        errorLabel.isHidden = true
        presenter.didTapLogIn(email: emailField.text ?? "", password: passwordField.text ?? "")
    }

    private func signUp() {
        presenter.didTapSignUp(email: emailField.text ?? "")
    }
}

// MARK: - LoginViewProtocol
extension LoginViewController: LoginViewProtocol {
    func show(email: String) {
        emailField.text = email
    }

    func show(error: String) {
        errorLabel.text = error
        errorLabel.isHidden = false
    }

    func setLoading(_ isLoading: Bool) {
        logInButton.setLoading(isLoading)
    }
}
