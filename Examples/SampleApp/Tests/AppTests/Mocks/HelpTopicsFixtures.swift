// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.

extension HelpTopicsDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> HelpTopicsDependenciesMock {
        let dependencies = HelpTopicsDependenciesMock()
        let readAnswers = AnswerReadingMock()
        readAnswers.mockLog = log
        dependencies.readAnswers = readAnswers
        return dependencies
    }
}
