import UIKit

/// The terms of use.
final class TermsViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: TermsViewModel
    private(set) weak var routing: (any TermsRouting)?

    // MARK: - Lifecycle
    init(viewModel: TermsViewModel, routing: any TermsRouting) {
        self.viewModel = viewModel
        self.routing = routing
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TermsViewController is built by TermsModule")
    }
}
