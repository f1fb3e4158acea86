import Core
import UIKit

/// Search results.
final class SearchViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any SearchViewModelProtocol
    private(set) weak var navigation: (any SearchNavigation)?

    private let searchField = UISearchTextField()
    private let tableView = TodoTableView(identifier: "search.table")
    private lazy var dataSource = TodoDataSource(tableView: tableView)

    // MARK: - Lifecycle
    init(viewModel: any SearchViewModelProtocol, navigation: any SearchNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SearchModule.build to create SearchViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        listen()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Search")
        searchField.text = viewModel.text
        searchField.placeholder = String(localized: "Search")
        searchField.accessibilityIdentifier = "search.text"
        searchField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        tableView.delegate = self
        let column = UIStackView(arrangedSubviews: [searchField, tableView])
        column.axis = .vertical
        fill(with: column)
    }

    // MARK: - Actions
    private func textChanged() {
        viewModel.search(searchField.text ?? "")
    }
}

// MARK: - Bindings
extension SearchViewController {
    private func listen() {
        viewModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {
        dataSource.show(todos)
        tableView.show(.loaded(todos))
    }
}

// MARK: - UITableViewDelegate
extension SearchViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let todo = dataSource.itemIdentifier(for: indexPath) else { return }
        showTodoDetail(id: todo.id) { _ in }
    }
}
