import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated struct AuthTokenStubTests {
    private let session = NetworkSessionStub()

    init() {
        session.answer(.get, "/json", .status(401))
        session.answer(.get, "/json", .json(#"{"id": 1, "title": "Milk"}"#)) { $0.isAuthorized("new") }
    }

    private func client(_ store: TestTokenStore) throws -> NetworkClient {
        client(AuthTokenBehavior(store: store))
    }

    private func client(_ behavior: any RequestBehavior) -> NetworkClient {
        NetworkClient(baseURL: testURL, session: session, behavior: behavior)
    }

    private let todo = Request<RemoteTodo>(.get, "/json")

    @Test
    func headerHasTheToken() async throws {
        try await #expect(client(TestTokenStore("new")).send(todo) == .milk)
        session.answer(.get, "/json", .json(#"{"id": 1, "title": "Milk"}"#)) {
            $0.value(forHTTPHeaderField: "X-Auth-Token") == "new"
        }
        let behavior = AuthTokenBehavior(store: TestTokenStore("new"), header: "X-Auth-Token") { $0 }
        try await #expect(client(behavior).send(todo) == .milk)
        #expect(session.requests.last?.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test
    func customHeaderIsRefreshed() async throws {
        session.answer(.get, "/json", .json(#"{"id": 1, "title": "Milk"}"#)) {
            $0.value(forHTTPHeaderField: "X-Auth-Token") == "token new"
        }
        let behavior = AuthTokenBehavior(store: TestTokenStore(), header: "X-Auth-Token") { "token \($0)" }
        try await #expect(client(behavior).send(todo) == .milk)
    }

    @Test
    func oneRefreshServesAThousandRequests() async throws {
        let store = TestTokenStore()
        let client = try client(store)
        let results = await results(of: 1000) { try await client.send(todo) }
        for result in results { #expect(try result.get() == .milk) }
        #expect(store.refreshCount == 1)
    }

    @Test
    func failedRefreshFailsTheRequestsThatWait() async throws {
        let store = TestTokenStore { throw RefreshFailure(number: $0) }
        let client = try client(store)
        let results = await results(of: 1000) { try await client.send(todo) }
        let numbers = results.map { result -> Int? in
            if case .failure(let error as RefreshFailure) = result { error.number } else { nil }
        }
        // A request that is rejected after the refresh failed tries again.
        #expect(Set(numbers) == Set(1...store.refreshCount))
        #expect(session.requests.count == 1000)
    }

    @Test
    func laterRequestTriesAgainAfterAFailedRefresh() async throws {
        let store = TestTokenStore { number in
            if number == 1 { throw RefreshFailure(number: 1) }
            return "new"
        }
        let client = try client(store)
        await #expect(throws: RefreshFailure.self) { try await client.send(todo) }
        #expect(try await client.send(todo) == .milk)
        #expect(store.refreshCount == 2)
    }

    @Test
    func cancelledRequestsEndWhileOthersWait() async throws {
        let gate = NetworkGate()
        let store = TestTokenStore { _ in
            try await gate.wait()
            return "new"
        }
        let client = try client(store)
        let tasks = (0..<1000).map { _ in _Concurrency.Task { try await client.send(todo) } }
        try await session.waitForRequests(1000)
        #expect(try await eventually { store.refreshCount == 1 })
        for (number, task) in tasks.enumerated() where number.isMultiple(of: 2) { task.cancel() }
        for (number, task) in tasks.enumerated() where number.isMultiple(of: 2) {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        gate.open()
        for (number, task) in tasks.enumerated() where !number.isMultiple(of: 2) {
            #expect(try await task.value == .milk)
        }
        #expect(store.refreshCount == 1)
    }

    @Test
    func refreshEndsAfterEveryRequestIsCancelled() async throws {
        let gate = NetworkGate()
        let store = TestTokenStore { _ in
            try await gate.wait()
            return "new"
        }
        let client = try client(store)
        let task = _Concurrency.Task { try await client.send(todo) }
        #expect(try await eventually { store.refreshCount == 1 })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        gate.open()
        #expect(try await client.send(todo) == .milk)
        #expect(store.refreshCount == 1)
    }

    @Test
    func lateRejectionDoesNotRefreshAgain() async throws {
        let gate = NetworkGate()
        session.answer(.get, "/late", .json(#"{"id": 1, "title": "Milk"}"#))
        session.answer(.get, "/late", .status(401), gate: gate) { $0.isAuthorized("old") }
        let store = TestTokenStore()
        let client = try client(store)
        let late = _Concurrency.Task { try await client.send(Request<RemoteTodo>(.get, "/late")) }
        try await session.waitForRequests(1)
        #expect(try await client.send(todo) == .milk)
        gate.open()
        #expect(try await late.value == .milk)
        #expect(store.refreshCount == 1)
        #expect(session.requests.last?.isAuthorized("new") == true)
    }

    @Test
    func requestWithoutATokenIsNotRefreshed() async throws {
        let store = TestTokenStore(nil)
        await #expect(throws: NetworkError.rejected(status: 401, body: Data())) { try await client(store).send(todo) }
        #expect(store.refreshCount == 0)
        #expect(session.requests.count == 1)
        #expect(session.requests.first?.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test
    func loggedOutUserIsNotRefreshed() async throws {
        let gate = NetworkGate()
        session.answer(.get, "/json", .status(401), gate: gate)
        let store = TestTokenStore()
        let client = try client(store)
        let task = _Concurrency.Task { try await client.send(todo) }
        try await session.waitForRequests(1)
        store.set(nil)
        gate.open()
        await #expect(throws: NetworkError.rejected(status: 401, body: Data())) { try await task.value }
        #expect(store.refreshCount == 0)
        #expect(session.requests.count == 1)
    }

    @Test(arguments: [false, true])
    func requestIsNotSentWithTheTokenOfAnotherUser(otherIsRefreshed: Bool) async throws {
        let gate = NetworkGate()
        session.answer(.post, "/pay", .status(200))
        session.answer(.post, "/pay", .status(401), gate: gate) { $0.isAuthorized("old") }
        let store = TestTokenStore()
        let client = try client(store)
        let task = _Concurrency.Task { try await client.send(Request<Void>(.post, "/pay")) }
        try await session.waitForRequests(1)
        store.set("other user's")
        if otherIsRefreshed { #expect(try await client.send(todo) == .milk) }
        gate.open()
        await #expect(throws: NetworkError.rejected(status: 401, body: Data())) { try await task.value }
        #expect(session.requests.filter { $0.url?.path == "/pay" }.count == 1)
        #expect(store.refreshCount == (otherIsRefreshed ? 1 : 0))
    }

    @Test
    func requestIsSentAgainAfterSeveralRefreshes() async throws {
        let gate = NetworkGate()
        session.answer(.get, "/late", .status(401), gate: gate)
        session.answer(.get, "/late", .json(#"{"id": 1, "title": "Milk"}"#)) { $0.isAuthorized("3") }
        let store = TestTokenStore { "\($0)" }
        let client = try client(store)
        let late = _Concurrency.Task { try await client.send(Request<RemoteTodo>(.get, "/late")) }
        try await session.waitForRequests(1)
        for number in 1...3 {
            session.answer(.get, "/json", .json(#"{"id": 1, "title": "Milk"}"#)) { $0.isAuthorized("\(number)") }
            session.answer(.get, "/json", .status(401)) { $0.isAuthorized("\(number - 1)") }
            #expect(try await client.send(todo) == .milk)
        }
        gate.open()
        #expect(try await late.value == .milk)
        #expect(store.refreshCount == 3)
    }

    @Test
    func secondRejectionIsFinal() async throws {
        let store = TestTokenStore { _ in "also expired" }
        await #expect(throws: NetworkError.rejected(status: 401, body: Data())) { try await client(store).send(todo) }
        #expect(store.refreshCount == 1)
        #expect(session.requests.count == 2)
    }

    @Test
    func otherStatusIsNotRefreshed() async throws {
        session.answer(.get, "/json", .status(403))
        let store = TestTokenStore()
        await #expect(throws: NetworkError.rejected(status: 403, body: Data())) { try await client(store).send(todo) }
        #expect(store.refreshCount == 0)
    }
}

extension URLRequest {
    nonisolated fileprivate func isAuthorized(_ token: String) -> Bool {
        value(forHTTPHeaderField: "Authorization") == "Bearer \(token)"
    }
}
