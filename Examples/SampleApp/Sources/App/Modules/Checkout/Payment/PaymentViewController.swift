import Core
import UIKit

/// Selects the payment method.
final class PaymentViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any PaymentPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<PaymentMethod>

    private let totalLabel = UILabel(.headline, identifier: "payment.total")

    // MARK: - Lifecycle
    init(presenter: any PaymentPresenterProtocol, completion: RouteCompletion<PaymentMethod>) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaymentViewController is built by PaymentModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        presenter.viewDidLoad()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Payment")
        fill(with: FormView([totalLabel, cardButton, invoiceButton]))
    }

    private var cardButton: UIButton {
        UIButton(.filled(), title: String(localized: "Card"), identifier: "payment.card") { [weak self] in
            self?.presenter.didTapCard()
        }
    }

    private var invoiceButton: UIButton {
        UIButton(.filled(), title: String(localized: "Invoice"), identifier: "payment.invoice") { [weak self] in
            self?.presenter.didTapInvoice()
        }
    }
}

// MARK: - PaymentViewProtocol
extension PaymentViewController: PaymentViewProtocol {
    func show(total: String) {
        totalLabel.text = total
    }
}
