import Core
import UIKit

/// Creates or edits a to-do.
final class EditTodoViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any EditTodoPresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: EditTodoCompletion

    private let titleField = UITextField(placeholder: String(localized: "Title"), identifier: "editTodo.title")
    private let dueSwitch = UISwitch()
    private let datePicker = UIDatePicker()
    private let problemLabel = UILabel(.footnote, identifier: "editTodo.problem")
    private lazy var deleteButton = UIButton(
        .plain(),
        title: String(localized: "Delete"),
        identifier: "editTodo.delete",
        action: { [weak self] in self?.presenter.didTapDelete() }
    )

    // MARK: - Lifecycle
    init(presenter: any EditTodoPresenterProtocol, completion: EditTodoCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use EditTodoModule.build to create EditTodoViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }

    // MARK: - Views
    private func setUpViews() {
        navigationItem.title = String(localized: "To-do")
        navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel, identifier: "editTodo.cancel") { [weak self] in
            self?.presenter.didTapCancel()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(.save, identifier: "editTodo.save") { [weak self] in
            self?.save()
        }
        dueSwitch.accessibilityLabel = String(localized: "Due date")
        dueSwitch.accessibilityIdentifier = "editTodo.isDue"
        dueSwitch.addAction(UIAction { [weak self] _ in self?.dueSwitchChanged() }, for: .valueChanged)
        datePicker.datePickerMode = .date
        datePicker.accessibilityIdentifier = "editTodo.dueOn"
        problemLabel.textColor = .systemRed
        problemLabel.isHidden = true
        let dueRow = UIStackView(arrangedSubviews: [UILabel(.body, text: String(localized: "Due date")), dueSwitch])
        fill(with: FormView([titleField, dueRow, datePicker, problemLabel, deleteButton]))
    }

    // MARK: - Actions
    private func save() {
        problemLabel.isHidden = true
        presenter.didTapSave(title: titleField.text ?? "", dueOn: dueSwitch.isOn ? datePicker.date : nil)
    }

    private func dueSwitchChanged() {
        datePicker.isHidden = !dueSwitch.isOn
    }
}

// MARK: - EditTodoViewProtocol
extension EditTodoViewController: EditTodoViewProtocol {
    var enteredTitle: String? {
        get { titleField.text }
        set { titleField.text = newValue }
    }

    func show(dueOn: Date?) {
        dueSwitch.isOn = dueOn != nil
        if let dueOn { datePicker.date = dueOn }
        dueSwitchChanged()
    }

    func show(problem: String) {
        problemLabel.text = problem
        problemLabel.isHidden = false
    }

    func setCanDelete(_ canDelete: Bool) {
        deleteButton.isHidden = !canDelete
    }

    func setSaving(_ isSaving: Bool) {
        navigationItem.rightBarButtonItem?.isEnabled = !isSaving
        deleteButton.setLoading(isSaving)
    }
}
