import Core

/// State and actions of the HelpTopics screen, independent of UIKit.
@MainActor
final class HelpTopicsViewModel {
    // MARK: - Properties
    private let dependencies: HelpTopicsDependencies

    // MARK: - Lifecycle
    init(dependencies: HelpTopicsDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - HelpTopicsViewModelProtocol
extension HelpTopicsViewModel: HelpTopicsViewModelProtocol {
    var topicsAlreadyRead: Observed<Set<HelpTopic>> { dependencies.answerHistory.topics }
}
