import Core
import UIKit

/// Displays the values of `BoardRow`.
final class BoardCell: UITableViewCell {
    // MARK: - Properties
    private(set) var presenter: BoardCellPresenter?

    private lazy var doneButton = UIButton(.plain(), title: String(localized: "Done"), identifier: "board.done") {
        [weak self] in
        self?.presenter?.didTapDone()
    }

    // MARK: - Lifecycle
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter = nil
    }

    // MARK: - Bindings
    func bind(_ presenter: BoardCellPresenter) {
        self.presenter = presenter
        var content = defaultContentConfiguration()
        content.text = presenter.display.title
        content.secondaryText = presenter.display.due
        contentConfiguration = content
        doneButton.sizeToFit()
        accessoryView = doneButton
    }
}
