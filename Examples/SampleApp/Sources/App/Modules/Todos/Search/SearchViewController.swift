import Core
import UIKit

/// Things to do that have something in common.
final class SearchViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any SearchViewModelProtocol
    private(set) weak var navigation: (any SearchNavigation)?

    // MARK: - Lifecycle
    init(viewModel: any SearchViewModelProtocol, navigation: any SearchNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SearchViewController is built by SearchModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listen()
    }
}

// MARK: - Listening
extension SearchViewController {
    private func listen() {
        viewModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {}
}
