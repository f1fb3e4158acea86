import Core
import UIKit

/// What was bought.
final class ReceiptViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any ReceiptPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Receipt>

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
        presenter.viewDidLoad()
    }
}

// MARK: - ReceiptViewProtocol
extension ReceiptViewController: ReceiptViewProtocol {}
