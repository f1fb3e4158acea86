// Made by scaffold from store/Tests/plain/spec.yml. Change that: this file is written again.
import UIKit

// MARK: - Login
extension AppRouter {
    func showLogin(from source: UIViewController?, as presentation: Presentation = .push) {
        let viewController = LoginModule.build(routing: self)
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: LoginRouting {}
