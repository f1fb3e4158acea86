// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.

@testable import App

@MainActor
final class TodoDetailViewProtocolMock: TodoDetailViewProtocol {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - show(title:)
    private(set) var showCallCount = 0
    private(set) var showCalls: [String] = []
    var showHandler: ((_ title: String) -> Void)?

    func show(title: String) {
        showCallCount += 1
        showCalls.append(title)
        mockLog?.record("TodoDetailViewProtocolMock.show(title:)")
        showHandler?(title)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showCallCount = 0
        showCalls = []
        showHandler = nil
    }
}
