import Core
import UIKit

/// The questions.
final class HelpTopicsViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any HelpTopicsViewModelProtocol
    private(set) weak var navigation: (any HelpTopicsNavigation)?

    // MARK: - Lifecycle
    init(viewModel: any HelpTopicsViewModelProtocol, navigation: any HelpTopicsNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HelpTopicsViewController is built by HelpTopicsModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listen()
    }
}

// MARK: - Listening
extension HelpTopicsViewController {
    private func listen() {
        viewModel.topics.subscribe(self) { $0.didChange(topics: $1) }
    }

    private func didChange(topics: [String]) {}
}
