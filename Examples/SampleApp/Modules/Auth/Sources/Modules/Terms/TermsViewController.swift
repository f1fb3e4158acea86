import Core
import UIKit

/// The terms of use.
final class TermsViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: TermsViewModel
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(viewModel: TermsViewModel, navigation: any ModuleNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use TermsModule.build to create TermsViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Terms of use")
        navigationItem.rightBarButtonItem = UIBarButtonItem(.done, identifier: "terms.done") { [weak self] in
            self?.close()
        }
        let labels = viewModel.sections.flatMap { [UILabel(.headline, text: $0.title), UILabel(.body, text: $0.text)] }
        fill(with: FormView(labels))
    }
}
