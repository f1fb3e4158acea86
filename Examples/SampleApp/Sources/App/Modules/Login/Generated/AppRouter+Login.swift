// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Login
extension AppRouter {
    /// Signs a user in with e-mail and password.
    func showLogin(
        from source: UIViewController?,
        prefilledEmail: String? = nil,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<Session>.Deliver = { _ in }
    ) {
        let viewController = LoginModule.build(
            dependencies: locator,
            routing: self,
            parameters: LoginParameters(prefilledEmail: prefilledEmail),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: LoginRouting {}
