import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct FeedbackInteractorTests {
    private let feedbackService = FeedbackServicingMock()
    private let interactor: FeedbackInteractor

    init() {
        var dependencies = FeedbackDependencies.mocks()
        dependencies.feedbackService = feedbackService
        interactor = FeedbackInteractor(dependencies: dependencies)
    }

    @Test("send(text:wantsAnswer:) forwards to feedbackService")
    func send() async throws {
        try await interactor.send(text: "text", wantsAnswer: true)
        #expect(feedbackService.sendCallCount == 1)
        #expect(feedbackService.sendCalls.first?.text == "text")
        #expect(feedbackService.sendCalls.first?.wantsAnswer == true)
    }
}
