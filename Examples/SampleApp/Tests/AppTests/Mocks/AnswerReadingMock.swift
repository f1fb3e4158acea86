// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import AuthFeature

@testable import App

@MainActor
final class AnswerReadingMock: AnswerReading {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - topics
    private(set) var topicsGetCallCount = 0
    private var topicsValue: Evented<[String]> = Evented([])

    var topics: Evented<[String]> {
        get {
            topicsGetCallCount += 1
            return topicsValue
        }
        set {
            topicsValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        topicsGetCallCount = 0
    }
}
