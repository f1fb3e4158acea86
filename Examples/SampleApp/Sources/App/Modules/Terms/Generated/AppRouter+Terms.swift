// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Terms
extension AppRouter {
    /// The terms of use.
    func showTerms(from source: UIViewController?, as presentation: Presentation = .push) {
        let viewController = TermsModule.build(routing: self)
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: TermsRouting {}
