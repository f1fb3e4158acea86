import Core
import UIKit

/// Legacy: configured through properties and closures.
final class ProfileViewController: UIViewController {
    var name = ""
    var onRename: (@MainActor (String) -> Void)?
    var onSignOut: (@MainActor () async -> Void)?

    private let nameField = UITextField(placeholder: String(localized: "Name"), identifier: "profile.name")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        nameField.text = name
        let renameButton = UIButton(.filled(), title: String(localized: "Rename"), identifier: "profile.rename") {
            [weak self] in self?.rename(to: self?.nameField.text ?? "")
        }
        let signOutButton = UIButton(.plain(), title: String(localized: "Log out"), identifier: "profile.signOut") {
            [weak self] in Task { await self?.signOut() }
        }
        fill(with: FormView([nameField, renameButton, signOutButton]))
    }

    func rename(to name: String) {
        onRename?(name)
    }

    func signOut() async {
        await onSignOut?()
    }
}
