// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - VerifyCode
extension AppRouter {
    /// Asks for the code that was sent to an e-mail address.
    func showVerifyCode(
        from source: UIViewController?,
        email: String,
        digits: Int,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<String>.Deliver = { _ in }
    ) {
        let viewController = VerifyCodeModule.build(
            dependencies: locator,
            routing: self,
            parameters: VerifyCodeParameters(email: email, digits: digits),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: VerifyCodeRouting {}
