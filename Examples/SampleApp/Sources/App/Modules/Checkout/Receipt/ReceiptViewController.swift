import Core
import UIKit

/// Confirms what was bought.
final class ReceiptViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any ReceiptPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Receipt>

    private let numberLabel = UILabel(.body, identifier: "receipt.number")
    private let totalLabel = UILabel(.headline, identifier: "receipt.total")

    // MARK: - Lifecycle
    init(presenter: any ReceiptPresenterProtocol, completion: RouteCompletion<Receipt>) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ReceiptViewController is built by ReceiptModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        presenter.viewDidLoad()
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
