import Core
import UIKit

/// Account and settings.
final class SettingsViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any SettingsPresenterProtocol

    private let nameLabel = UILabel(.headline, identifier: "settings.name")
    private lazy var logInButton = makeButton(String(localized: "Log in"), "settings.logIn") { $0.didTapLogIn() }
    private lazy var profileButton = makeButton(String(localized: "Profile"), "settings.profile") {
        $0.didTapProfile()
    }
    private lazy var logOutButton = makeButton(String(localized: "Log out"), "settings.logOut") { $0.didTapLogOut() }

    // MARK: - Lifecycle
    init(presenter: any SettingsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SettingsModule.build to create SettingsViewController")
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
        navigationItem.title = String(localized: "Settings")
        fill(
            with: FormView([
                nameLabel,
                logInButton,
                profileButton,
                logOutButton,
                makeButton(String(localized: "Extras"), "settings.extras") { $0.didTapExtras() },
                makeButton(String(localized: "Help"), "settings.help") { $0.didTapHelp() },
                makeButton(String(localized: "Board"), "settings.board") { $0.didTapBoard() },
                makeButton(String(localized: "Motto"), "settings.motto") { $0.didTapMotto() },
                makeButton(String(localized: "Statistics"), "settings.statistics") { $0.didTapStatistics() },
                makeButton(String(localized: "Feedback"), "settings.feedback") { $0.didTapFeedback() },
                makeButton(String(localized: "About the app"), "settings.about") { $0.didTapAbout() },
            ])
        )
    }

    private func makeButton(
        _ title: String,
        _ identifier: String,
        action: @escaping @MainActor (any SettingsPresenterProtocol) -> Void
    ) -> UIButton {
        UIButton(.plain(), title: title, identifier: identifier) { [weak self] in
            if let self { action(presenter) }
        }
    }
}

// MARK: - SettingsViewProtocol
extension SettingsViewController: SettingsViewProtocol {
    func show(name: String?) {
        nameLabel.text = name
        logInButton.isHidden = name != nil
        profileButton.isHidden = name == nil
        logOutButton.isHidden = name == nil
    }
}
