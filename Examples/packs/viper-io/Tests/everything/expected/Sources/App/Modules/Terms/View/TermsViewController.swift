import UIKit

/// Shows Terms, and passes what the user does to the presenter.
final class TermsViewController: UIViewController {
    // MARK: - Properties
    private let output: any TermsViewOutput

    // MARK: - Lifecycle
    init(output: any TermsViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use TermsAssembly to create TermsViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        output.viewDidLoad()
    }
}

// MARK: - TermsViewInput
extension TermsViewController: TermsViewInput {}
