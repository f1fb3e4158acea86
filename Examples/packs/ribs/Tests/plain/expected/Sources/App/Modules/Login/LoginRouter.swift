import RIBs
import UIKit

/// Attaches and detaches the children of Login.
@MainActor
final class LoginRouter: ViewableRouter<any LoginInteractable, any LoginViewControllable> {
    // MARK: - Lifecycle
    override init(interactor: any LoginInteractable, viewController: any LoginViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// MARK: - LoginRouting
extension LoginRouter: LoginRouting {}
