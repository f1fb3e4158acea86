import Core

/// State and actions of the HelpAnswer screen, independent of UIKit.
@MainActor
final class HelpAnswerViewModel {
    // MARK: - Properties
    var topic: HelpTopic { parameters.topic }

    private let dependencies: HelpAnswerDependencies
    private let parameters: HelpAnswerParameters
    private weak var completion: HelpAnswerCompletion?

    // MARK: - Lifecycle
    init(dependencies: HelpAnswerDependencies, parameters: HelpAnswerParameters, completion: HelpAnswerCompletion) {
        self.dependencies = dependencies
        self.parameters = parameters
        self.completion = completion
    }

    // MARK: - Actions
    func markAsRead() {
        dependencies.answerHistory.markAsRead(topic)
    }

    func rate(isHelpful: Bool) {
        dependencies.analytics.track(isHelpful ? "help_useful" : "help_useless")
        completion?.finish(isHelpful)
    }
}
