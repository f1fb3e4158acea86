// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.
import UIKit

/// Puts HelpTopics together.
@MainActor
enum HelpTopicsModule {
    static func build(dependencies: any HelpTopicsDependencies, routing: any HelpTopicsRouting) -> UIViewController {
        let viewModel = HelpTopicsViewModel(dependencies: dependencies)
        return HelpTopicsViewController(viewModel: viewModel, routing: routing)
    }
}
