import Core
import UIKit

/// Asks for the code that was sent to an e-mail address.
final class VerifyCodeViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any VerifyCodePresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<String>

    // MARK: - Lifecycle
    init(presenter: any VerifyCodePresenterProtocol, completion: RouteCompletion<String>) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("VerifyCodeViewController is built by VerifyCodeModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - VerifyCodeViewProtocol
extension VerifyCodeViewController: VerifyCodeViewProtocol {}
