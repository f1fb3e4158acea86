import Core
import UIKit

/// Shows a to-do.
final class TodoDetailViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any TodoDetailViewModelProtocol
    private(set) weak var navigation: (any TodoDetailNavigation)?
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: TodoDetailCompletion

    private let titleLabel = UILabel(.title1, identifier: "todoDetail.title")
    private let dueLabel = UILabel(.body, identifier: "todoDetail.dueOn")
    private let problemLabel = UILabel(.footnote, identifier: "todoDetail.problem")
    private let imageView = UIImageView()
    private lazy var completeButton = UIButton(
        .filled(),
        title: String(localized: "Mark as done"),
        identifier: "todoDetail.complete",
        action: { [weak self] in self?.viewModel.complete() }
    )

    // MARK: - Lifecycle
    init(
        viewModel: any TodoDetailViewModelProtocol,
        navigation: any TodoDetailNavigation,
        completion: TodoDetailCompletion
    ) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use TodoDetailModule.build to create TodoDetailViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        listen()
        viewModel.load()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(.edit, identifier: "todoDetail.edit") { [weak self] in
            self?.edit()
        }
        problemLabel.textColor = .systemRed
        imageView.accessibilityIdentifier = "todoDetail.image"
        fill(with: FormView([titleLabel, dueLabel, imageView, problemLabel, completeButton]))
    }

    // MARK: - Actions
    private func edit() {
        guard let todo = viewModel.todo.value else { return }
        showEditTodoEdit(todo: todo, didDelete: { [weak self] _ in self?.close() }, completion: { _ in })
    }
}

// MARK: - Bindings
extension TodoDetailViewController {
    private func listen() {
        viewModel.todo.subscribe(self) { $0.didChange(todo: $1) }
        viewModel.image.subscribe(self) { $0.didChange(image: $1) }
        viewModel.problem.subscribe(self) { $0.didChange(problem: $1) }
    }

    private func didChange(todo: Todo?) {
        titleLabel.text = todo?.title
        dueLabel.text = todo?.dueOn?.formatted(date: .complete, time: .omitted)
        completeButton.isHidden = todo?.isDone ?? true
        navigationItem.rightBarButtonItem?.isEnabled = todo != nil
    }

    private func didChange(image: Data?) {
        imageView.image = image.flatMap(UIImage.init(data:))
    }

    private func didChange(problem: String?) {
        problemLabel.text = problem
    }
}
