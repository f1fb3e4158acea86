// Made by scaffold from store/Tests/everything/spec.yml. Change that: this file is written again.
import UIKit

// MARK: - Login
extension AppRouter {
    /// Signs a user in.
    func showLogin(
        from source: UIViewController?,
        email: String? = nil,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<Session>.Deliver = { _ in }
    ) {
        let viewController = LoginModule.build(
            dependencies: locator,
            routing: self,
            parameters: LoginParameters(email: email),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: LoginRouting {}
