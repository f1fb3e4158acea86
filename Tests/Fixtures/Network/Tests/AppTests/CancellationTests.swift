import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated struct CancellationTests {
    @Test(arguments: ["/silent", "/slow", "/slow-headers"])
    func cancellationStopsTheTransfer(kind: String) async throws {
        let path = "\(kind)/\(UUID())"
        let client = try Server.client()
        let task = _Concurrency.Task { try await client.send(Request<Data>(.get, path)) }
        #expect(try await eventually { try await Server.counts(of: path).requests == 1 })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await eventually { try await Server.counts(of: path).endedByClient == 1 })
    }

    @Test
    func cancelledTaskSendsNothing() async throws {
        let path = "/silent/\(UUID())"
        let client = try Server.client()
        let session = URLNetworkSession()
        let task = _Concurrency.Task {
            _ = try? await _Concurrency.Task.sleep(for: .seconds(100))
            await #expect(throws: CancellationError.self) { try await client.send(Request<Data>(.get, path)) }
            await #expect(throws: CancellationError.self) {
                try await session.data(for: URLRequest(url: Server.url(path)), limit: 1)
            }
        }
        task.cancel()
        await task.value
        #expect(try await Server.counts(of: path).requests == 0)
    }

    /// Cancels at every moment of a transfer.
    @Test
    func cancellationAtAnyMomentEndsTheRequest() async throws {
        let client = try Server.client()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let task = _Concurrency.Task { try await client.send(Request<RemoteTodo>(.get, "/json")) }
                    for _ in 0..<number / 2 { await _Concurrency.Task.yield() }
                    if number.isMultiple(of: 2) { try await _Concurrency.Task.sleep(for: .microseconds(number * 20)) }
                    task.cancel()
                    switch await task.result {
                    case .success(let todo): #expect(todo == .milk)
                    case .failure(let error): #expect(error is CancellationError)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await client.send(Request<RemoteTodo>(.get, "/json")) == .milk)
    }

    @Test
    func sessionEndsAtOnceWhenATaskIsCancelled() async throws {
        let path = "/silent/\(UUID())"
        let session = URLNetworkSession()
        let url = try Server.url(path)
        let task = _Concurrency.Task { try await session.data(for: URLRequest(url: url), limit: 1) }
        #expect(try await eventually { try await Server.counts(of: path).requests == 1 })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test
    func sessionIsInvalidatedWithItsOwner() async throws {
        let urlSession: URLSession
        do {
            let session = URLNetworkSession()
            let (body, _) = try await session.data(for: URLRequest(url: Server.url("/json")), limit: 1000)
            #expect(!body.isEmpty)
            urlSession = try #require(Mirror(reflecting: session).descendant("session") as? URLSession)
            #expect(urlSession.delegate != nil)
        }
        // An invalidated session releases its delegate.
        #expect(try await eventually { urlSession.delegate == nil })
    }
}
