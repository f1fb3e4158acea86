import Core
import UIKit

/// The list of to-dos.
final class TodoListViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any TodoListViewModelProtocol
    private(set) weak var navigation: (any TodoListNavigation)?

    private let tableView = TodoTableView(identifier: "todoList.table")
    private lazy var dataSource = TodoDataSource(tableView: tableView)

    // MARK: - Lifecycle
    init(viewModel: any TodoListViewModelProtocol, navigation: any TodoListNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use TodoListModule.build to create TodoListViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        listen()
        viewModel.refresh()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "To-dos")
        navigationItem.leftBarButtonItem = UIBarButtonItem(.bookmarks, identifier: "todoList.about") { [weak self] in
            self?.showAbout()
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(.add, identifier: "todoList.add") { [weak self] in
                self?.showEditTodoNew { _ in }
            },
            UIBarButtonItem(.search, identifier: "todoList.search") { [weak self] in
                self?.showSearch(text: "", done: nil, after: nil, tags: [], limit: 20)
            },
            UIBarButtonItem(.organize, identifier: "todoList.filters") { [weak self] in
                guard let self else { return }
                showTodoFilters(viewModel: viewModel)
            },
        ]
        tableView.delegate = self
        tableView.refresh { [weak self] in self?.viewModel.refresh() }
        fill(with: tableView)
    }
}

// MARK: - Bindings
extension TodoListViewController {
    private func listen() {
        viewModel.todos.subscribe(self) { $0.didChange(todos: $1) }
        viewModel.state.subscribe(self) { $0.didChange(state: $1) }
    }

    private func didChange(todos: [Todo]) {
        dataSource.show(todos)
    }

    private func didChange(state: LoadingState<[Todo]>) {
        tableView.show(state)
    }
}

// MARK: - UITableViewDelegate
extension TodoListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let todo = dataSource.itemIdentifier(for: indexPath) else { return }
        showTodoDetail(id: todo.id) { _ in }
    }
}
