import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct HelpScreenTests {
    private let answerHistory = AnswerHistory()
    private let analytics = AnalyticsTrackingMock()
    private let topicsNavigation = HelpTopicsNavigationMock()
    private let answerNavigation = HelpAnswerNavigationMock()
    private let results = RouteResults<Bool>()

    private func makeAnswer() -> UIViewController {
        let screen = HelpAnswerModule.build(
            dependencies: HelpAnswerDependencies(answerHistory: answerHistory, analytics: analytics),
            navigation: answerNavigation,
            parameters: HelpAnswerParameters(topic: .dates),
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
        return screen
    }

    @Test("Shows the questions, with a check mark if the answer was read")
    func topics() throws {
        let screen = HelpTopicsModule.build(
            dependencies: HelpTopicsDependencies(answerHistory: answerHistory),
            navigation: topicsNavigation
        )
        let questions = HelpTopic.allCases.map(\.question)
        #expect(try screen.rows(of: "helpTopics.table") == questions)
        _ = makeAnswer()
        #expect(try screen.rows(of: "helpTopics.table") == [questions[0], questions[1] + " ✓", questions[2]])
        let topics = try #require(screen as? HelpTopicsViewController)
        topics.tableView(try topics.find("helpTopics.table"), didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(topicsNavigation.showHelpAnswerCalls.map(\.topic) == [.dates])
    }

    @Test("Shows the answer")
    func answer() throws {
        let screen = makeAnswer()
        #expect(try screen.label("helpAnswer.question").text == HelpTopic.dates.question)
        #expect(try screen.label("helpAnswer.answer").text == HelpTopic.dates.answer)
        try screen.tap("helpAnswer.about")
        #expect(answerNavigation.showAboutCallCount == 1)
    }

    @Test("The result says if the answer was helpful", arguments: [true, false])
    func rate(isHelpful: Bool) throws {
        try makeAnswer().tap(isHelpful ? "helpAnswer.useful" : "helpAnswer.useless")
        #expect(results.finished == [isHelpful])
        #expect(analytics.trackCalls == [isHelpful ? "help_useful" : "help_useless"])
    }
}
