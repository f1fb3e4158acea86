// Made by scaffold from Specs/Help.yml. Change that: this file is written again.
import AuthFeature
import UIKit

extension HelpCoordinator {
    func makeFirstScreen() -> UIViewController {
        makeHelpTopics()
    }
}

// MARK: - Out of the flow
extension HelpCoordinator {
    func showAbout(from source: UIViewController?, as presentation: Presentation) {
        router?.showAbout(from: source, as: presentation)
    }
}
