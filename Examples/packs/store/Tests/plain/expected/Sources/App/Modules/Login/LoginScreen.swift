import UIKit

/// Draws the state of LoginStore.
final class LoginScreen: UIViewController {
    // MARK: - Properties
    private let store: LoginStore
    private(set) weak var navigation: (any LoginNavigation)?

    // MARK: - Lifecycle
    init(store: LoginStore, navigation: any LoginNavigation) {
        self.store = store
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LoginScreen is built by LoginModule")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        store.send(.didAppear)
    }
}
