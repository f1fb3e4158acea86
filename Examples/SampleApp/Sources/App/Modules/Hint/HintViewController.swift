import Core
import UIKit

/// A line that lies over the screen it is about.
final class HintViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: HintViewModel
    private(set) weak var navigation: (any HintNavigation)?
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Bool>

    // MARK: - Lifecycle
    init(viewModel: HintViewModel, navigation: any HintNavigation, completion: RouteCompletion<Bool>) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HintViewController is built by HintModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.text
    }

    // MARK: - Actions
    func didTapOK() {
        completion.finish(true)
        close()
    }
}
