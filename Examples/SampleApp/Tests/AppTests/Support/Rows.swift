import Testing
import UIKit

/// What a user sees and does in a table.
extension UIViewController {
    /// The texts of all rows, with a check mark after those that have one.
    func rows(of identifier: String) throws -> [String] {
        let table: UITableView = try find(identifier)
        let source = try #require(table.dataSource)
        return (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
                let content = cell.contentConfiguration as? UIListContentConfiguration
                return (content?.text ?? "") + (cell.accessoryType == .checkmark ? " ✓" : "")
            }
        }
    }
}

extension UITableView {
    /// The text that is shown instead of rows.
    var message: String? {
        let label = backgroundView?.subviews.first { $0 is UILabel } as? UILabel
        return label?.text
    }

    var isLoading: Bool {
        let indicator = backgroundView?.subviews.first { $0 is UIActivityIndicatorView } as? UIActivityIndicatorView
        return indicator?.isAnimating ?? false
    }
}
