import Core
import UIKit

/// One answer.
final class HelpAnswerViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: HelpAnswerViewModel
    private(set) weak var navigation: (any HelpAnswerNavigation)?
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Bool>

    // MARK: - Lifecycle
    init(viewModel: HelpAnswerViewModel, navigation: any HelpAnswerNavigation, completion: RouteCompletion<Bool>) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HelpAnswerViewController is built by HelpAnswerModule")
    }
}
