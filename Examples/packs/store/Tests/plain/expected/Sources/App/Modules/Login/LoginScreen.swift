import UIKit

/// Draws the state of LoginStore.
final class LoginScreen: UIViewController {
    // MARK: - Properties
    private let store: LoginStore
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(store: LoginStore, navigation: any ModuleNavigation) {
        self.store = store
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use LoginModule.build to create LoginScreen")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        store.send(.didAppear)
    }
}
