// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@testable import App

nonisolated final class ReachabilityCheckingMock: ReachabilityChecking {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - isOnline
    var isOnlineGetCallCount: Int { mockStorage.isOnlineGetCallCount }

    var isOnline: Bool {
        get {
            let mockReturnValue = mockStorage.withLock {
                $0.isOnlineGetCallCount += 1
                return $0.isOnlineValue
            }
            guard let mockReturnValue else { fatalError("ReachabilityCheckingMock.isOnline has no value: assign one") }
            return mockReturnValue
        }
        set {
            mockStorage.isOnlineValue = newValue
        }
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        mockStorage.withLock {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            storage.isOnlineValue = $0.isOnlineValue
            $0 = storage
        }
    }

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        var isOnlineGetCallCount = 0
        var isOnlineValue: Bool?
    }
}
