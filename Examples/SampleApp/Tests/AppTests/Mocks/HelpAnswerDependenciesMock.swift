// Made by scaffold from Specs/HelpAnswer.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class HelpAnswerDependenciesMock: HelpAnswerDependencies {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - readAnswers
    private(set) var readAnswersGetCallCount = 0
    private var readAnswersValue: (any AnswerReading)?

    var readAnswers: any AnswerReading {
        get {
            readAnswersGetCallCount += 1
            guard let readAnswersValue else {
                fatalError("HelpAnswerDependenciesMock.readAnswers has no value: assign one")
            }
            return readAnswersValue
        }
        set {
            readAnswersValue = newValue
        }
    }

    // MARK: - analytics
    private(set) var analyticsGetCallCount = 0
    private var analyticsValue: (any AnalyticsTracking)?

    var analytics: any AnalyticsTracking {
        get {
            analyticsGetCallCount += 1
            guard let analyticsValue else {
                fatalError("HelpAnswerDependenciesMock.analytics has no value: assign one")
            }
            return analyticsValue
        }
        set {
            analyticsValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        readAnswersGetCallCount = 0
        analyticsGetCallCount = 0
    }
}
