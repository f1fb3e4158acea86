// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@testable import App

@MainActor
final class FeatureFlaggingMock: FeatureFlagging {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - isEnabled(_:)
    private(set) var isEnabledCallCount = 0
    private(set) var isEnabledCalls: [FeatureFlag] = []
    var isEnabledHandler: ((_ flag: FeatureFlag) -> Bool)?
    var isEnabledReturnValues: [Bool] = []
    var isEnabledReturnValue: Bool?

    func isEnabled(_ flag: FeatureFlag) -> Bool {
        isEnabledCallCount += 1
        isEnabledCalls.append(flag)
        mockLog?.record("FeatureFlaggingMock.isEnabled(_:)")
        if let isEnabledHandler {
            return isEnabledHandler(flag)
        }
        if !isEnabledReturnValues.isEmpty { return isEnabledReturnValues.removeFirst() }
        if let isEnabledReturnValue { return isEnabledReturnValue }
        fatalError("FeatureFlaggingMock.isEnabled(_:) is not stubbed")
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        isEnabledCallCount = 0
        isEnabledCalls = []
        isEnabledHandler = nil
        isEnabledReturnValues = []
        isEnabledReturnValue = nil
    }
}
