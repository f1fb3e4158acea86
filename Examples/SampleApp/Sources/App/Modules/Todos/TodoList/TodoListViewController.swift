import Core
import UIKit

/// What there is to do.
final class TodoListViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any TodoListViewModelProtocol
    private(set) weak var navigation: (any TodoListNavigation)?

    // MARK: - Lifecycle
    init(viewModel: any TodoListViewModelProtocol, navigation: any TodoListNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TodoListViewController is built by TodoListModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listen()
    }
}

// MARK: - Listening
extension TodoListViewController {
    private func listen() {
        viewModel.todos.subscribe(self) { $0.didChange(todos: $1) }
        viewModel.state.subscribe(self) { $0.didChange(state: $1) }
    }

    private func didChange(todos: [Todo]) {}

    private func didChange(state: LoadingState<[Todo]>) {}
}
