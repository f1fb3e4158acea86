import UIKit

/// Shows to-dos in a table, in one section without a title or in sections by day.
final class TodoDataSource: UITableViewDiffableDataSource<String, Todo> {
    init(tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
        super.init(tableView: tableView) { tableView, indexPath, todo in
            let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = todo.title
            content.secondaryText = todo.dueOn?.formatted(date: .abbreviated, time: .omitted)
            cell.contentConfiguration = content
            cell.accessoryType = todo.isDone ? .checkmark : .disclosureIndicator
            cell.accessibilityIdentifier = "todo.\(todo.id)"
            return cell
        }
    }

    func show(_ todos: [Todo]) {
        show([(title: "", todos: todos)])
    }

    /// No two sections may have the same title.
    func show(_ sections: [(title: String, todos: [Todo])]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Todo>()
        for section in sections {
            snapshot.appendSections([section.title])
            snapshot.appendItems(section.todos)
        }
        apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        // An empty title would leave an empty header.
        sectionIdentifier(for: section).flatMap { $0.isEmpty ? nil : $0 }
    }
}
