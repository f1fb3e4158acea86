// Made by scaffold from Specs/HelpAnswer.yml. Change that: this file is written again.

@testable import App

extension HelpAnswerDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> HelpAnswerDependenciesMock {
        let dependencies = HelpAnswerDependenciesMock()
        let readAnswers = AnswerReadingMock()
        readAnswers.mockLog = log
        dependencies.readAnswers = readAnswers
        let analytics = AnalyticsTrackingMock()
        analytics.mockLog = log
        dependencies.analytics = analytics
        return dependencies
    }
}

extension HelpAnswerParameters {
    static var forTests: HelpAnswerParameters {
        HelpAnswerParameters(topic: "topic")
    }
}
