import Core
import Testing

@testable import App

@MainActor
struct HelpTopicsViewModelTests {
    private let readAnswers = AnswerReadingMock()
    private let viewModel: HelpTopicsViewModel

    init() {
        var dependencies = HelpTopicsDependencies.mocks()
        dependencies.readAnswers = readAnswers
        viewModel = HelpTopicsViewModel(dependencies: dependencies)
    }

    @Test("topics is readAnswers's")
    func topics() {
        readAnswers.topics = Evented<[String]>([]).observed
        #expect(viewModel.topics === readAnswers.topics)
    }
}
