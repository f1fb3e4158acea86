import RIBs

/// The business logic of Login.
@MainActor
final class LoginInteractor: PresentableInteractor<any LoginPresentable>, LoginInteractable {
    // MARK: - Properties
    weak var router: (any LoginRouting)?
    weak var listener: (any LoginListener)?

    // MARK: - Lifecycle
    override init(presenter: any LoginPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
    }

    override func willResignActive() {
        super.willResignActive()
    }
}

// MARK: - LoginPresentableListener
extension LoginInteractor: LoginPresentableListener {}
