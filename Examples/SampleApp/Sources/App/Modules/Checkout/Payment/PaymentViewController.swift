import Core
import UIKit

/// Selects the payment method.
final class PaymentViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any PaymentPresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: PaymentCompletion

    private let totalLabel = UILabel(.headline, identifier: "payment.total")

    // MARK: - Lifecycle
    init(presenter: any PaymentPresenterProtocol, completion: PaymentCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use PaymentModule.build to create PaymentViewController")
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
