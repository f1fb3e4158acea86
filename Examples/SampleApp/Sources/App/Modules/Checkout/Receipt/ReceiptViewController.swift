import Core
import UIKit

/// Confirms what was bought.
final class ReceiptViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any ReceiptPresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: ReceiptCompletion

    private let numberLabel = UILabel(.body, identifier: "receipt.number")
    private let totalLabel = UILabel(.headline, identifier: "receipt.total")

    // MARK: - Lifecycle
    init(presenter: any ReceiptPresenterProtocol, completion: ReceiptCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use ReceiptModule.build to create ReceiptViewController")
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
        navigationItem.title = String(localized: "Thank you")
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(.done, identifier: "receipt.done") { [weak self] in
            self?.presenter.didTapDone()
        }
        fill(with: FormView([numberLabel, totalLabel]))
    }
}

// MARK: - ReceiptViewProtocol
extension ReceiptViewController: ReceiptViewProtocol {
    func show(number: String, total: String) {
        numberLabel.text = number
        totalLabel.text = total
    }
}
