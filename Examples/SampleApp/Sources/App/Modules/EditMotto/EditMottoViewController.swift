import Core
import UIKit

/// Edits the motto.
final class EditMottoViewController: UIViewController {
    // MARK: - Properties
    private var dependencies: EditMottoDependencies!
    private(set) weak var navigation: (any ModuleNavigation)?
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private var completion: EditMottoCompletion!

    private let textField = UITextField(placeholder: String(localized: "Motto"), identifier: "editMotto.text")
    private let authorField = UITextField(placeholder: String(localized: "Author"), identifier: "editMotto.author")

    // MARK: - Injection
    /// Sets the objects that the screen uses. Call this function before the view is loaded.
    func inject(dependencies: EditMottoDependencies, navigation: any ModuleNavigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    /// Configures the screen. Call before the view is loaded.
    func configure(completion: EditMottoCompletion) {
        self.completion = completion
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        refresh()
    }

    /// Shows the current state of the models.
    private func refresh() {
        let motto = dependencies.mottoController.motto
        textField.text = motto.text
        authorField.text = motto.author
    }

    // MARK: - Views
    private func setUpViews() {
        let save = UIButton(.filled(), title: String(localized: "Save"), identifier: "editMotto.save") { [weak self] in
            self?.save()
        }
        let cancel = UIButton(.plain(), title: String(localized: "Cancel"), identifier: "editMotto.cancel") {
            [weak self] in
            self?.close()
        }
        fill(with: FormView([textField, authorField, save, cancel]))
    }

    private func save() {
        dependencies.mottoController.motto = Motto(text: textField.text ?? "", author: authorField.text ?? "")
        completion.finish(true)
    }
}
