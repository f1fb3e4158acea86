// Made by scaffold from Specs/Help.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Help
extension AppRouter {
    /// Answers to questions.
    func showHelp(from source: UIViewController?, as presentation: Presentation = .push) {
        let scope = HelpScope(parent: locator)
        let coordinator = HelpCoordinator(router: self, scope: scope)
        start(coordinator, from: source, as: presentation)
    }
}
