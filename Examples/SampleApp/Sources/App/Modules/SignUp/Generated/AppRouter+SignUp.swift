// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - SignUp
extension AppRouter {
    /// Opens an account.
    func showSignUp(from source: UIViewController?, email: String, as presentation: Presentation = .push) {
        let viewController = SignUpModule.build(
            dependencies: locator,
            routing: self,
            parameters: SignUpParameters(email: email)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: SignUpRouting {}
