import Core
import UIKit

/// Asks for the code that was sent to an email address.
final class VerifyCodeViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any VerifyCodePresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: VerifyCodeCompletion

    private let promptLabel = UILabel(.body, identifier: "verifyCode.prompt")
    private let codeField = UITextField(placeholder: String(localized: "Code"), identifier: "verifyCode.code")
    private let errorLabel = UILabel(.footnote, identifier: "verifyCode.error")
    private let loadingView = UIActivityIndicatorView(style: .medium)

    // MARK: - Lifecycle
    init(presenter: any VerifyCodePresenterProtocol, completion: VerifyCodeCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use VerifyCodeModule.build to create VerifyCodeViewController")
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
        navigationItem.title = String(localized: "Check your email")
        codeField.textContentType = .oneTimeCode
        codeField.keyboardType = .numberPad
        codeField.addAction(UIAction { [weak self] _ in self?.codeChanged() }, for: .editingChanged)
        errorLabel.textColor = .systemRed
        errorLabel.isHidden = true
        fill(with: FormView([promptLabel, codeField, errorLabel, loadingView, sendAgainButton]))
    }

    private var sendAgainButton: UIButton {
        UIButton(.plain(), title: String(localized: "Send a new code"), identifier: "verifyCode.sendAgain") {
            [weak self] in self?.presenter.didTapSendAgain()
        }
    }

    // MARK: - Actions
    private func codeChanged() {
        errorLabel.isHidden = true
        presenter.didEnter(code: codeField.text ?? "")
    }
}

// MARK: - VerifyCodeViewProtocol
extension VerifyCodeViewController: VerifyCodeViewProtocol {
    func show(prompt: String) {
        promptLabel.text = prompt
    }

    func show(error: String) {
        errorLabel.text = error
        errorLabel.isHidden = false
    }

    func setLoading(_ isLoading: Bool) {
        codeField.isEnabled = !isLoading
        if isLoading { loadingView.startAnimating() } else { loadingView.stopAnimating() }
    }
}
