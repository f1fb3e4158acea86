import UIKit

/// Draws the state of LoginStore.
final class LoginScreen: UIViewController {
    // MARK: - Properties
    private let store: LoginStore
    private(set) weak var navigation: (any ModuleNavigation)?
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: LoginCompletion

    // MARK: - Lifecycle
    init(store: LoginStore, navigation: any ModuleNavigation, completion: LoginCompletion) {
        self.store = store
        self.navigation = navigation
        self.completion = completion
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
