// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

@testable import AuthFeature

nonisolated final class AnalyticsTrackingMock: AnalyticsTracking {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - track(_:)
    var trackCallCount: Int { mockStorage.trackCallCount }
    var trackCalls: [String] { mockStorage.trackCalls }
    var trackHandler: (@Sendable (_ event: String) -> Void)? {
        get { mockStorage.trackHandler }
        set { mockStorage.trackHandler = newValue }
    }

    func track(_ event: String) {
        let mockHandler = mockStorage.withLock {
            $0.trackCallCount += 1
            $0.trackCalls.append(event)
            $0.mockLog?.record("AnalyticsTrackingMock.track(_:)")
            return $0.trackHandler
        }
        mockHandler?(event)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        mockStorage.withLock {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            $0 = storage
        }
    }

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        var trackCallCount = 0
        var trackCalls: [String] = []
        var trackHandler: (@Sendable (_ event: String) -> Void)?
    }
}
