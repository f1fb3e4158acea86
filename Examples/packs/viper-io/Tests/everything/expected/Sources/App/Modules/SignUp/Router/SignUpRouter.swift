import UIKit

/// Opens screens from SignUp.
@MainActor
final class SignUpRouter {
    // MARK: - Properties
    weak var viewController: UIViewController?
}

// MARK: - SignUpRouterInput
extension SignUpRouter: SignUpRouterInput {}
