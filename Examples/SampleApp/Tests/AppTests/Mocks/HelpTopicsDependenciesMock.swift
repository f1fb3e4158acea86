// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.

@testable import App

@MainActor
final class HelpTopicsDependenciesMock: HelpTopicsDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - readAnswers
    private(set) var readAnswersGetCallCount = 0
    private var readAnswersValue: (any AnswerReading)?

    var readAnswers: any AnswerReading {
        get {
            readAnswersGetCallCount += 1
            guard let readAnswersValue else {
                fatalError("HelpTopicsDependenciesMock.readAnswers has no value: assign one")
            }
            return readAnswersValue
        }
        set {
            readAnswersValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        readAnswersGetCallCount = 0
    }
}
