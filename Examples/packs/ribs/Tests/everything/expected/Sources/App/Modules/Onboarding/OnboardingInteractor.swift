import RIBs

/// The business logic of Onboarding.
@MainActor
final class OnboardingInteractor: Interactor, OnboardingInteractable {
    // MARK: - Properties
    weak var router: (any OnboardingRouting)?
    weak var listener: (any OnboardingListener)?

    // MARK: - Lifecycle
    override func didBecomeActive() {
        super.didBecomeActive()
    }

    override func willResignActive() {
        super.willResignActive()
    }
}

// MARK: - SignUpListener
extension OnboardingInteractor {
    func signUpDidFinish(with session: Session) {
        // Not implemented
    }
}
