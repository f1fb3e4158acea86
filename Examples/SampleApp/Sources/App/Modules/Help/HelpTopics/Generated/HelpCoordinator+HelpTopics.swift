// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - HelpTopics
extension HelpCoordinator {
    func makeHelpTopics() -> UIViewController {
        HelpTopicsModule.build(dependencies: scope, routing: self)
    }
}

extension HelpCoordinator: HelpTopicsRouting {}

extension HelpScope: HelpTopicsDependencies {}
