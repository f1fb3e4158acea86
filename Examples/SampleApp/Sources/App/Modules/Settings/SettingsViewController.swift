import Core
import UIKit

/// Who is signed in, and what the app may do.
final class SettingsViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any SettingsPresenterProtocol

    // MARK: - Lifecycle
    init(presenter: any SettingsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingsViewController is built by SettingsModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - SettingsViewProtocol
extension SettingsViewController: SettingsViewProtocol {}
