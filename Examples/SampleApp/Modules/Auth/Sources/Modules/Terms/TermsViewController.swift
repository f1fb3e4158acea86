import UIKit

/// The terms of use.
final class TermsViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: TermsViewModel
    private(set) weak var navigation: (any TermsNavigation)?

    // MARK: - Lifecycle
    init(viewModel: TermsViewModel, navigation: any TermsNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TermsViewController is built by TermsModule")
    }
}
