import Core

/// What HelpTopics shows, and nothing of how.
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
    var topics: Observed<[String]> { dependencies.readAnswers.topics }
}
