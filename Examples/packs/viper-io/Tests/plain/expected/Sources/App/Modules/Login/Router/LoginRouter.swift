import UIKit

/// Opens screens from Login.
@MainActor
final class LoginRouter {
    // MARK: - Properties
    weak var viewController: UIViewController?
}

// MARK: - LoginRouterInput
extension LoginRouter: LoginRouterInput {}
