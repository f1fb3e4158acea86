import Core
import UIKit

/// A face of Board. All faces have the same presenter.
/// `BoardViewController` contains one face at a time.
final class BoardListViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any BoardPresenterProtocol
    private var cells: [BoardCellPresenter] = []

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let problemLabel = UILabel(.body, identifier: "board.problem")

    // MARK: - Lifecycle
    init(presenter: any BoardPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use init(presenter:) to create BoardListViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        bind()
    }

    // MARK: - Views
    private func setUpViews() {
        tableView.accessibilityIdentifier = "board.table"
        tableView.register(BoardCell.self, forCellReuseIdentifier: "todo")
        tableView.dataSource = self
        problemLabel.textAlignment = .center
        tableView.backgroundView = problemLabel
        fill(with: tableView)
    }
}

// MARK: - Bindings
extension BoardListViewController {
    private func bind() {
        presenter.cells.subscribe(self) { $0.didChange(cells: $1) }
        presenter.problem.subscribe(self) { $0.didChange(problem: $1) }
    }

    private func didChange(cells: [BoardCellPresenter]) {
        self.cells = cells
        tableView.reloadData()
    }

    private func didChange(problem: String?) {
        problemLabel.text = problem
    }
}

// MARK: - UITableViewDataSource
extension BoardListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
        (cell as? BoardCell)?.bind(cells[indexPath.row])
        return cell
    }
}
