import Core
import UIKit

/// One thing to do.
final class TodoDetailViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: TodoDetailViewModel
    private(set) weak var navigation: (any TodoDetailNavigation)?
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Todo>

    // MARK: - Lifecycle
    init(viewModel: TodoDetailViewModel, navigation: any TodoDetailNavigation, completion: RouteCompletion<Todo>) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TodoDetailViewController is built by TodoDetailModule")
    }
}

// MARK: - TodoDetailViewProtocol
extension TodoDetailViewController: TodoDetailViewProtocol {
    func show(title: String) {}
}
