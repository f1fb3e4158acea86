import UIKit

@MainActor
func checkViews() {
    row("actions of a control") { _ in
        var calls: [String] = []
        let primary = UIAction(title: "a") { _ in calls.append("primary") }
        let button = UIButton(configuration: .plain(), primaryAction: primary)
        check(button.configuration?.title, "a", "the title of the action")
        let identifier = UIAction.Identifier("b")
        button.addAction(UIAction(identifier: identifier) { _ in calls.append("replaced") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: identifier) { _ in calls.append("touch") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        check(calls, ["touch"], "touch up inside")
        button.isEnabled = false
        button.sendActions(for: .primaryActionTriggered)
        check(calls, ["touch", "primary"], "the primary action of a disabled button")
        let item = UIBarButtonItem(primaryAction: UIAction(title: "c") { calls.append($0.title) })
        check(item.title, "c", "the title of an item's action")
        item.primaryAction?.performWithSender(item, target: nil)
        check(calls.last, "c", "an item")
    }
    row("a control and its actions") { _ in
        weak var held: UIView?
        weak var released: UIControl?
        do {
            let view = UIView()
            let control = UIControl(frame: .zero, primaryAction: UIAction { [view] _ in _ = view })
            (held, released) = (view, control)
            check(held != nil, "held by the handler")
        }
        check(held == nil && released == nil, "released with the control")
    }
    row("texts, arranged views, indicators and progress") { _ in
        let field = UITextField()
        field.text = nil
        check(field.text, "", "an empty text")
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        check(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints, "an arranged view")
        let indicator = UIActivityIndicatorView(style: .medium)
        check(indicator.isHidden, "hidden at first")
        indicator.startAnimating()
        check(!indicator.isHidden && indicator.isAnimating, "animating")
        indicator.stopAnimating()
        check(indicator.isHidden && !indicator.isAnimating, "stopped")
        let progress = UIProgressView()
        progress.setProgress(2, animated: false)
        check(progress.progress, 1, "at most 1")
    }
    row("rows of a table") { _ in
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        do {
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, text in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(["a"])
            snapshot.appendItems(["b", "c"], toSection: 0)
            source.apply(snapshot)
            check(table.numberOfSections, 2, "sections")
            check((0...1).map(table.numberOfRows), [2, 1], "rows")
            let cell = source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
            check((cell.contentConfiguration as? UIListContentConfiguration)?.text, "c", "a cell")
            check(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), "a", "an item")
            check(source.itemIdentifier(for: IndexPath(row: 1, section: 1)), nil, "no item")
        }
        check(table.dataSource == nil, "the table doesn't hold its data source")
    }
}
