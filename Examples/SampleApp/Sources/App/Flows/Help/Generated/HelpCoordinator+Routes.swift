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

// MARK: - Results
/// Called when a module returns its result. A method with the same signature in the coordinator replaces the one here.
extension Coordinator where Self == HelpCoordinator {
    func helpAnswerDidFinish(_ result: Bool) {}
}
