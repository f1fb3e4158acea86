/// Business logic of Feedback. The only part of the module that calls services.
@MainActor
final class FeedbackInteractor {
    // MARK: - Properties
    private let dependencies: FeedbackDependencies

    // MARK: - Lifecycle
    init(dependencies: FeedbackDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - FeedbackInteractorProtocol
extension FeedbackInteractor: FeedbackInteractorProtocol {
    func send(text: String, wantsAnswer: Bool) async throws {
        try await dependencies.feedbackService.send(text: text, wantsAnswer: wantsAnswer)
    }
}
