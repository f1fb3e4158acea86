import Core
import UIKit

/// The list of questions.
final class HelpTopicsViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any HelpTopicsViewModelProtocol
    private(set) weak var navigation: (any HelpTopicsNavigation)?

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    // MARK: - Lifecycle
    init(viewModel: any HelpTopicsViewModelProtocol, navigation: any HelpTopicsNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use HelpTopicsModule.build to create HelpTopicsViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        listen()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "Help")
        tableView.accessibilityIdentifier = "helpTopics.table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
        tableView.dataSource = self
        tableView.delegate = self
        fill(with: tableView)
    }
}

// MARK: - Bindings
extension HelpTopicsViewController {
    private func listen() {
        viewModel.topicsAlreadyRead.subscribe(self) { $0.didChange(topicsAlreadyRead: $1) }
    }

    private func didChange(topicsAlreadyRead: Set<HelpTopic>) {
        tableView.reloadData()
    }
}

// MARK: - UITableViewDataSource
extension HelpTopicsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        HelpTopic.allCases.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let topic = HelpTopic.allCases[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = topic.question
        cell.contentConfiguration = content
        cell.accessoryType = viewModel.topicsAlreadyRead.value.contains(topic) ? .checkmark : .disclosureIndicator
        return cell
    }
}

// MARK: - UITableViewDelegate
extension HelpTopicsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        showHelpAnswer(topic: HelpTopic.allCases[indexPath.row]) { _ in }
    }
}
