import UIKit

/// Shows SignUpState, and sends SignUpAction to the store.
final class SignUpViewController: UIViewController {
    // MARK: - Properties
    private let store: Store<SignUpState, SignUpAction>

    // MARK: - Lifecycle
    init(store: Store<SignUpState, SignUpAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use SignUpModule to create SignUpViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.show($0) }
        store.send(.didLoad)
    }

    // MARK: - State
    private func show(_ state: SignUpState) {
        // Not implemented
    }
}
