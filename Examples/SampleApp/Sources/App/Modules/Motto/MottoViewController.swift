import Core
import UIKit

/// The user's motto. The screen is a storyboard.
final class MottoViewController: UIViewController {
    // MARK: - Properties
    private var dependencies: MottoDependencies!
    private(set) weak var navigation: (any MottoNavigation)?

    private let textLabel = UILabel(.title1, identifier: "motto.text")
    private let authorLabel = UILabel(.body, identifier: "motto.author")

    // MARK: - Injection
    /// Sets the objects that the screen uses. Call this function before the view is loaded.
    func inject(dependencies: MottoDependencies, navigation: any MottoNavigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: FormView([textLabel, authorLabel]))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    /// Shows the current state of the models.
    private func refresh() {
        let motto = dependencies.mottoController.motto
        textLabel.text = motto.text
        authorLabel.text = motto.author
    }
}

// MARK: - Segues
extension MottoViewController {
    @IBSegueAction func makeEditMotto(_ coder: NSCoder) -> UIViewController? {
        ScreenSegue.screen(with: coder) {
            showEditMotto { [weak self] _ in self?.refresh() }
        }
    }
}
