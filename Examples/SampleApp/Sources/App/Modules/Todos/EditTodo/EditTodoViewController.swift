import Core
import UIKit

/// Changes a thing to do, or makes a new one.
final class EditTodoViewController: UIViewController {
    // MARK: - Properties
    var enteredTitle: String?

    private let presenter: any EditTodoPresenterProtocol
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Todo>

    // MARK: - Lifecycle
    init(presenter: any EditTodoPresenterProtocol, completion: RouteCompletion<Todo>) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("EditTodoViewController is built by EditTodoModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - EditTodoViewProtocol
extension EditTodoViewController: EditTodoViewProtocol {
    func show(problem: String) {}
}
