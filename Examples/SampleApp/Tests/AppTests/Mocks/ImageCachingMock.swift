// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.
import Foundation

@testable import App

nonisolated final class ImageCachingMock: ImageCaching {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - image(named:)
    var imageCallCount: Int { mockStorage.imageCallCount }
    var imageCalls: [String] { mockStorage.imageCalls }
    var imageHandler: (@Sendable (_ name: String) async -> Data?)? {
        get { mockStorage.imageHandler }
        set { mockStorage.imageHandler = newValue }
    }
    var imageReturnValues: [Data?] {
        get { mockStorage.imageReturnValues }
        set { mockStorage.imageReturnValues = newValue }
    }
    var imageReturnValue: Data? {
        get { mockStorage.imageReturnValue }
        set { mockStorage.imageReturnValue = newValue }
    }

    func image(named name: String) async -> Data? {
        let mockStub = mockStorage.withLock {
            $0.imageCallCount += 1
            $0.imageCalls.append(name)
            $0.mockLog?.record("ImageCachingMock.image(named:)")
            return MockStub($0.imageHandler, &$0.imageReturnValues, $0.imageReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return await mockHandler(name)
        }
        return mockStub.returnValue ?? nil
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
        var imageCallCount = 0
        var imageCalls: [String] = []
        var imageHandler: (@Sendable (_ name: String) async -> Data?)?
        var imageReturnValues: [Data?] = []
        var imageReturnValue: Data?
    }
}
