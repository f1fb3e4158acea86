import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated struct NetworkSessionStubTests {
    private let session = NetworkSessionStub()
    private var client: NetworkClient { NetworkClient(baseURL: testURL, session: session, responseLimit: 100) }

    @Test
    func requestsAreAnsweredByMethodAndPath() async throws {
        session.answer(.get, "/todos/1", .json(#"{"id": 1, "title": "Milk"}"#))
        session.answer(.get, "/a b", .data(Data("abc".utf8)))
        session.answer(.delete, "/todos/1", .status(404))
        session.answer(.post, "/todos/1", .error(URLError(.notConnectedToInternet)))
        session.answer(.put, "/todos/1") { .data($0.httpBody ?? Data(), status: 201) }
        #expect(try await client.send(Request<RemoteTodo>(.get, "/todos/1")) == .milk)
        #expect(try await client.send(Request<Data>(.get, "/a b")) == Data("abc".utf8))
        #expect(try await client.send(Request<RemoteTodo>(.put, "/todos/1", json: RemoteTodo.milk)) == .milk)
        await #expect(throws: NetworkError.rejected(status: 404, body: Data())) {
            try await client.send(Request<Void>(.delete, "/todos/1"))
        }
        await #expect(throws: NetworkError.unreachable(.notConnectedToInternet)) {
            try await client.send(Request<Void>(.post, "/todos/1"))
        }
        #expect(session.requests.map(\.httpMethod) == ["GET", "GET", "PUT", "DELETE", "POST"])
    }

    @Test
    func newestMatchingAnswerIsUsed() async throws {
        session.answer(.get, "/a", .data(Data("1".utf8)))
        session.answer(.get, "/a", .data(Data("2".utf8)))
        session.answer(.get, "/a", .data(Data("3".utf8))) { $0.url?.query == "b=1" }
        #expect(try await client.send(Request<Data>(.get, "/a")) == Data("2".utf8))
        #expect(try await client.send(Request<Data>(.get, "/a", query: ["b": "1"])) == Data("3".utf8))
    }

    @Test
    func errorOfAnUnansweredRequestNamesIt() async throws {
        let error = await #expect(throws: NetworkSessionStub.UnansweredRequest.self) {
            try await client.send(Request<Void>(.get, "/a b"))
        }
        #expect(error.map { "\($0)" } == "NetworkSessionStub has no answer for GET /a b")
    }

    @Test
    func largeAnswerIsTooLarge() async throws {
        session.answer(.get, "/a", .data(Data(count: 101)))
        await #expect(throws: NetworkError.tooLarge(limit: 100)) { try await client.send(Request<Void>(.get, "/a")) }
    }

    @Test
    func answerWaitsForTheGate() async throws {
        let gate = NetworkGate()
        session.answer(.get, "/a", .status(200), gate: gate)
        let (client, isFinished) = (client, Locked(false))
        let task = _Concurrency.Task {
            try await client.send(Request<Void>(.get, "/a"))
            isFinished.change { $0 = true }
        }
        try await session.waitForRequests()
        #expect(!isFinished.current)
        gate.open()
        try await task.value
        try await client.send(Request<Void>(.get, "/a"))
    }

    @Test
    func answerWaitsForTheDelay() async throws {
        session.answer(.get, "/a", .status(200), delay: .milliseconds(20))
        let start = ContinuousClock.now
        try await client.send(Request<Void>(.get, "/a"))
        #expect(ContinuousClock.now - start >= .milliseconds(20))
    }

    @Test
    func waitingAnswersAreCancelled() async throws {
        session.answer(.get, "/gate", .status(200), gate: NetworkGate())
        session.answer(.get, "/delay", .status(200), delay: .seconds(1000))
        let client = client
        for path in ["/gate", "/delay"] {
            let task = _Concurrency.Task { try await client.send(Request<Void>(.get, path)) }
            try await session.waitForRequests(path == "/gate" ? 1 : 2)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        await #expect(throws: NetworkError.timedOut) {
            try await client.send(Request<Void>(.get, "/gate", timeout: .milliseconds(10)))
        }
    }

    @Test
    func errorOfMissingRequestsNamesTheOthers() async throws {
        session.answer(.get, "/a b", .status(200))
        try await client.send(Request<Void>(.get, "/a b"))
        try await client.send(Request<Void>(.get, "/a b"))
        let error = await #expect(throws: NetworkSessionStub.MissingRequests.self) {
            try await session.waitForRequests(3)
        }
        #expect(
            error.map { "\($0)" } == "NetworkSessionStub received 2 of 3 requests in ten seconds\nGET /a b\nGET /a b"
        )
    }

    @Test
    func waitingForRequestsIsCancelled() async throws {
        let task = _Concurrency.Task { [session] in try await session.waitForRequests(1) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test
    func thousandTasksUseOneSession() async throws {
        let client = client
        let results = await results(of: 1000) { [session] in
            session.answer(.get, "/a", .data(Data("a".utf8)))
            return try await client.send(Request<Data>(.get, "/a"))
        }
        for result in results { #expect(try result.get() == Data("a".utf8)) }
        #expect(session.requests.count == 1000)
    }
}
