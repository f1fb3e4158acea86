import UIKit

/// Older than the specs: a delegate by closure, and configured from outside.
final class ProfileViewController: UIViewController {
    var name = ""
    var onRename: (@MainActor (String) -> Void)?
    var onSignOut: (@MainActor () async -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }

    func rename(to name: String) {
        onRename?(name)
    }

    func signOut() async {
        await onSignOut?()
    }
}
