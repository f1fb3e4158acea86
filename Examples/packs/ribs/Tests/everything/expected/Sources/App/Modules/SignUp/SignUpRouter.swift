import RIBs
import UIKit

/// Attaches and detaches the children of SignUp.
@MainActor
final class SignUpRouter: ViewableRouter<any SignUpInteractable, any SignUpViewControllable> {
    // MARK: - Lifecycle
    override init(interactor: any SignUpInteractable, viewController: any SignUpViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// MARK: - SignUpRouting
extension SignUpRouter: SignUpRouting {}
