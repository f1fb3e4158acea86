import RIBs

/// The business logic of SignUp.
@MainActor
final class SignUpInteractor: PresentableInteractor<any SignUpPresentable>, SignUpInteractable {
    // MARK: - Properties
    weak var router: (any SignUpRouting)?
    weak var listener: (any SignUpListener)?
    private let analytics: any AnalyticsServicing
    private let email: String

    // MARK: - Lifecycle
    init(presenter: any SignUpPresentable, analytics: any AnalyticsServicing, email: String) {
        self.analytics = analytics
        self.email = email
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

// MARK: - SignUpPresentableListener
extension SignUpInteractor: SignUpPresentableListener {}
