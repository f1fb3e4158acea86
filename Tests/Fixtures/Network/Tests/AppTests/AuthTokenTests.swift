import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Against the server.
nonisolated struct AuthTokenTests {
    private nonisolated struct Token: Decodable, Sendable { let token: String }

    private let name = UUID().uuidString
    private var todo: Request<RemoteTodo> { Request(.get, "/private/\(name)") }

    private func store(_ outcome: String = "ok", gate: NetworkGate? = nil) throws -> TestTokenStore {
        let (client, name) = (try Server.client(), name)
        return TestTokenStore { _ in
            try await gate?.wait()
            return try await client.send(Request<Token>(.post, "/refresh/\(name)/\(outcome)")).token
        }
    }

    @Test
    func oneRefreshServesAThousandRequests() async throws {
        let client = try Server.client(behavior: AuthTokenBehavior(store: try store()))
        let results = await results(of: 1000) { try await client.send(todo) }
        for result in results { #expect(try result.get() == .milk) }
        #expect(results.count == 1000)
        #expect(try await Server.counts(of: "/private/\(name)").refreshes == 1)
    }

    @Test
    func failedRefreshFailsEveryRequest() async throws {
        let store = try store("fail")
        let client = try Server.client(behavior: AuthTokenBehavior(store: store))
        let results = await results(of: 1000) { try await client.send(todo) }
        for result in results {
            #expect(throws: NetworkError.rejected(status: 403, body: Data())) { try result.get() }
        }
        #expect(try await Server.counts(of: "/private/\(name)").requests == 1000)
    }

    @Test
    func cancelledRequestsDoNotCancelTheRefresh() async throws {
        let gate = NetworkGate()
        let client = try Server.client(behavior: AuthTokenBehavior(store: try store(gate: gate)))
        let tasks = (0..<1000).map { _ in _Concurrency.Task { try await client.send(todo) } }
        #expect(try await eventually { try await Server.counts(of: "/private/\(name)").requests == 1000 })
        for task in tasks.prefix(500) { task.cancel() }
        for task in tasks.prefix(500) {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        gate.open()
        for task in tasks.suffix(500) { #expect(try await task.value == .milk) }
        #expect(try await Server.counts(of: "/private/\(name)").refreshes == 1)
    }
}
