import UIKit

/// Draws the state of LoginStore.
final class LoginScreen: UIViewController {
    // MARK: - Properties
    private let store: LoginStore
    private(set) weak var navigation: (any LoginNavigation)?
    /// Held here alone: once this screen is gone without a result, it counts as cancelled.
    private let completion: RouteCompletion<Session>

    // MARK: - Lifecycle
    init(store: LoginStore, navigation: any LoginNavigation, completion: RouteCompletion<Session>) {
        self.store = store
        self.navigation = navigation
        self.completion = completion
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
