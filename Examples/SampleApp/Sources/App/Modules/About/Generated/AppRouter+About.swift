// Made by scaffold from Specs/About.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - About
extension AppRouter {
    func showAbout(from source: UIViewController?, as presentation: Presentation = .push) {
        let viewController = AboutModule.build(routing: self)
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: AboutRouting {}
