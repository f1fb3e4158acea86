import RIBs
import UIKit

/// Attaches and detaches the children of Login. Routes from the spec are in LoginRouter+Routes.swift.
@MainActor
final class LoginRouter: ViewableRouter<any LoginInteractable, any LoginViewControllable> {
    // MARK: - Properties
    let signUpBuilder: any SignUpBuildable
    let onboardingBuilder: any OnboardingBuildable

    // MARK: - Lifecycle
    init(
        interactor: any LoginInteractable,
        viewController: any LoginViewControllable,
        signUpBuilder: any SignUpBuildable,
        onboardingBuilder: any OnboardingBuildable
    ) {
        self.signUpBuilder = signUpBuilder
        self.onboardingBuilder = onboardingBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// MARK: - LoginRouting
extension LoginRouter: LoginRouting {
    func detachSignUp() {
        // Not implemented
    }
}
