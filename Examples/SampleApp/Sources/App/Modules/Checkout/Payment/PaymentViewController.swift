import Core
import UIKit

/// How it is paid.
final class PaymentViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any PaymentPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<PaymentMethod>

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
        presenter.viewDidLoad()
    }
}

// MARK: - PaymentViewProtocol
extension PaymentViewController: PaymentViewProtocol {}
