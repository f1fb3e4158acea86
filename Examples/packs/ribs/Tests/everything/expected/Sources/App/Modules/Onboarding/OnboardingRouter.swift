import RIBs
import UIKit

/// Attaches and detaches the children of Onboarding. Routes from the spec are in OnboardingRouter+Routes.swift.
@MainActor
final class OnboardingRouter: Router<any OnboardingInteractable> {
    // MARK: - Properties
    let viewController: any ViewControllable
    let signUpBuilder: any SignUpBuildable

    // MARK: - Lifecycle
    init(
        interactor: any OnboardingInteractable,
        viewController: any ViewControllable,
        signUpBuilder: any SignUpBuildable
    ) {
        self.viewController = viewController
        self.signUpBuilder = signUpBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }
}

// MARK: - OnboardingRouting
extension OnboardingRouter: OnboardingRouting {}
