import AuthFeature

/// What HelpTopics shows, and nothing of how.
@MainActor
final class HelpTopicsViewModel {
    // MARK: - Properties
    private let dependencies: any HelpTopicsDependencies

    // MARK: - Lifecycle
    init(dependencies: any HelpTopicsDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - HelpTopicsViewModelProtocol
extension HelpTopicsViewModel: HelpTopicsViewModelProtocol {
    var topics: Evented<[String]> { dependencies.readAnswers.topics }
}
