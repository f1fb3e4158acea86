import Core
import UIKit

/// A face of Board. All faces have the same presenter.
/// `BoardViewController` contains one face at a time.
final class BoardNumbersViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any BoardPresenterProtocol

    private let openLabel = UILabel(.title1, identifier: "board.numbers.open")
    private let doneLabel = UILabel(.title1, identifier: "board.numbers.done")

    // MARK: - Lifecycle
    init(presenter: any BoardPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use init(presenter:) to create BoardNumbersViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: FormView([openLabel, doneLabel]))
        bind()
    }
}

// MARK: - Bindings
extension BoardNumbersViewController {
    private func bind() {
        presenter.numbers.subscribe(self) { $0.didChange(numbers: $1) }
    }

    private func didChange(numbers: BoardNumbers?) {
        openLabel.text = numbers?.open
        doneLabel.text = numbers?.done
    }
}
