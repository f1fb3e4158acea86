import Core
import UIKit

/// To-dos by day.
final class AgendaViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any AgendaViewModelProtocol
    private(set) weak var navigation: (any AgendaNavigation)?

    private let tableView = TodoTableView(identifier: "agenda.table")
    private lazy var dataSource = TodoDataSource(tableView: tableView)

    // MARK: - Lifecycle
    init(viewModel: any AgendaViewModelProtocol, navigation: any AgendaNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use AgendaModule.build to create AgendaViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        listen()
        viewModel.refresh()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Agenda")
        tableView.delegate = self
        tableView.refresh { [weak self] in self?.viewModel.refresh() }
        fill(with: tableView)
    }
}

// MARK: - Bindings
extension AgendaViewController {
    private func listen() {
        viewModel.days.subscribe(self) { $0.didChange(days: $1) }
        viewModel.state.subscribe(self) { $0.didChange(state: $1) }
    }

    private func didChange(days: [AgendaDay]) {
        dataSource.show(
            days.map { day in
                let title = day.date?.formatted(date: .complete, time: .omitted)
                return (title: title ?? String(localized: "Some day"), todos: day.todos)
            }
        )
    }

    private func didChange(state: LoadingState<[Todo]>) {
        tableView.show(state)
    }
}

// MARK: - UITableViewDelegate
extension AgendaViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let todo = dataSource.itemIdentifier(for: indexPath) else { return }
        showTodoDetail(id: todo.id) { _ in }
    }
}
