// Made by scaffold from Specs/Services.yml. Change that: this file is written again.
import AuthFeature
import Foundation

nonisolated final class HTTPClientMock: HTTPClient {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private let mockStorage = MockBox(MockStorage())

    // MARK: - data(from:)
    var dataCallCount: Int { mockStorage.dataCallCount }
    var dataCalls: [URL] { mockStorage.dataCalls }
    var dataHandler: (@Sendable (_ url: URL) async throws -> Data)? {
        get { mockStorage.dataHandler }
        set { mockStorage.dataHandler = newValue }
    }
    var dataThrownError: (any Error)? {
        get { mockStorage.dataThrownError }
        set { mockStorage.dataThrownError = newValue }
    }
    var dataReturnValues: [Data] {
        get { mockStorage.dataReturnValues }
        set { mockStorage.dataReturnValues = newValue }
    }
    var dataReturnValue: Data? {
        get { mockStorage.dataReturnValue }
        set { mockStorage.dataReturnValue = newValue }
    }

    func data(from url: URL) async throws -> Data {
        let mockStub = mockStorage.withLock {
            $0.dataCallCount += 1
            $0.dataCalls.append(url)
            $0.mockLog?.record("HTTPClientMock.data(from:)")
            return MockStub($0.dataHandler, $0.dataThrownError, &$0.dataReturnValues, $0.dataReturnValue)
        }
        if let mockHandler = mockStub.handler {
            return try await mockHandler(url)
        }
        if let mockThrownError = mockStub.thrownError { throw mockThrownError }
        if let mockReturnValue = mockStub.returnValue { return mockReturnValue }
        throw MockError.unstubbed("HTTPClientMock.data(from:)")
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
        var dataCallCount = 0
        var dataCalls: [URL] = []
        var dataHandler: (@Sendable (_ url: URL) async throws -> Data)?
        var dataThrownError: (any Error)?
        var dataReturnValues: [Data] = []
        var dataReturnValue: Data?
    }
}
