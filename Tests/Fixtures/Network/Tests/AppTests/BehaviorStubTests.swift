import Dispatch
import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A behavior that records the calls.
nonisolated struct RecordingBehavior: RequestBehavior {
    nonisolated struct ModifyFailure: Error {}

    let name: String
    let log: Locked<[String]>
    var additionalHeaders: [String: String] = [:]
    var sendsAgain = false
    /// The number of the call of `modify` that fails.
    var failingModify = 0
    let modifyCount = Locked(0)
    var onSendAgain: @Sendable () async throws -> Void = {}

    func modify(_ request: URLRequest) async throws -> URLRequest {
        log.change { $0.append("\(name) modify") }
        let number = modifyCount.change { count in
            count += 1
            return count
        }
        if number == failingModify { throw ModifyFailure() }
        var request = request
        request.setValue((request.value(forHTTPHeaderField: "X-Order") ?? "") + name, forHTTPHeaderField: "X-Order")
        return request
    }

    func beforeSend(_ request: URLRequest) async {
        log.change { $0.append("\(name) before \(request.value(forHTTPHeaderField: "X-Order") ?? "")") }
    }

    func afterSuccess(_ result: any Sendable) async {
        log.change { $0.append("\(name) success \((result as? RemoteTodo)?.title ?? "")") }
    }

    func afterFailure(_ error: any Error) async {
        log.change { $0.append("\(name) failure \(type(of: error))") }
    }

    func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool {
        log.change { $0.append("\(name) again?") }
        try await onSendAgain()
        return sendsAgain
    }
}

nonisolated struct BehaviorStubTests {
    private let session = NetworkSessionStub()
    private let log = Locked<[String]>([])
    private let todo = Request<RemoteTodo>(.get, "/json")

    init() {
        session.answer(.get, "/json", .json(#"{"id": 1, "title": "Milk"}"#))
    }

    private func client(_ behavior: any RequestBehavior) -> NetworkClient {
        NetworkClient(baseURL: testURL, session: session, behavior: behavior)
    }

    private func recording(_ name: String) -> RecordingBehavior {
        RecordingBehavior(name: name, log: log)
    }

    @Test
    func behaviorOfTheClientIsCalledFirst() async throws {
        #expect(try await client(recording("a")).send(todo, behavior: recording("b")) == .milk)
        #expect(
            log.current == ["a modify", "b modify", "a before ab", "b before ab", "a success Milk", "b success Milk"]
        )
    }

    @Test
    func combinedBehaviorsAreCalledInOrder() async throws {
        let combined = CombinedRequestBehavior([recording("a"), EmptyRequestBehavior(), recording("b")])
        #expect(try await client(EmptyRequestBehavior()).send(todo, behavior: combined) == .milk)
        #expect(log.current.prefix(4) == ["a modify", "b modify", "a before ab", "b before ab"])
    }

    @Test
    func laterHeaderReplacesAnEarlierOne() async throws {
        var (first, second) = (recording("a"), recording("b"))
        first.additionalHeaders = ["X-A": "first", "x-b": "first", "X-C": "first", "Content-Type": "text/plain"]
        second.additionalHeaders = ["X-B": "second", "X-D": "second"]
        #expect(
            CombinedRequestBehavior([first, second]).additionalHeaders
                == ["X-A": "first", "X-B": "second", "X-C": "first", "X-D": "second", "Content-Type": "text/plain"]
        )
        session.answer(.post, "/json", .status(200))
        let request = Request<Void>(.post, "/json", headers: ["x-d": "request"], json: 1)
        try await client(first).send(request, behavior: second)
        let headers = try #require(session.requests.first)
        #expect(headers.value(forHTTPHeaderField: "X-A") == "first")
        #expect(headers.value(forHTTPHeaderField: "X-B") == "second")
        #expect(headers.value(forHTTPHeaderField: "X-C") == "first")
        #expect(headers.value(forHTTPHeaderField: "X-D") == "request")
        #expect(headers.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test
    func failureIsReportedOnce() async throws {
        session.answer(.get, "/json", .status(500))
        await #expect(throws: NetworkError.rejected(status: 500, body: Data())) {
            try await client(recording("a")).send(todo)
        }
        #expect(log.current == ["a modify", "a before a", "a again?", "a failure NetworkError"])
    }

    @Test
    func undecodableResponseIsAFailure() async throws {
        session.answer(.get, "/json", .json("{}"))
        await #expect(throws: NetworkError.self) { try await client(recording("a")).send(todo) }
        #expect(log.current.last == "a failure NetworkError")
    }

    @Test
    func secondAttemptIsModifiedAgainAndReportedOnce() async throws {
        var (first, second) = (recording("a"), recording("b"))
        first.sendsAgain = true
        second.sendsAgain = true
        let attempts = Locked(0)
        session.answer(.get, "/json") { _ in
            let number = attempts.change { count in
                count += 1
                return count
            }
            return number == 1 ? .error(URLError(.networkConnectionLost)) : .json(#"{"id": 1, "title": "Milk"}"#)
        }
        #expect(try await client(first).send(todo, behavior: second) == .milk)
        #expect(
            log.current == [
                "a modify", "b modify", "a before ab", "b before ab", "a again?", "a modify", "b modify",
                "a success Milk",
                "b success Milk",
            ]
        )
        #expect(session.requests.map { $0.value(forHTTPHeaderField: "X-Order") } == ["ab", "ab"])
    }

    @Test
    func secondFailureIsFinal() async throws {
        var behavior = recording("a")
        behavior.sendsAgain = true
        session.answer(.get, "/json", .status(500))
        await #expect(throws: NetworkError.self) { try await client(behavior).send(todo) }
        #expect(log.current == ["a modify", "a before a", "a again?", "a modify", "a failure NetworkError"])
        #expect(session.requests.count == 2)
    }

    @Test
    func failingModifyOfTheFirstAttemptCallsNoOtherHook() async throws {
        var behavior = recording("b")
        behavior.failingModify = 1
        await #expect(throws: RecordingBehavior.ModifyFailure.self) {
            try await client(recording("a")).send(todo, behavior: behavior)
        }
        #expect(log.current == ["a modify", "b modify"])
        #expect(session.requests.isEmpty)
    }

    @Test
    func failingModifyOfTheSecondAttemptIsAFailure() async throws {
        var behavior = recording("a")
        behavior.failingModify = 2
        behavior.sendsAgain = true
        session.answer(.get, "/json", .status(500))
        await #expect(throws: RecordingBehavior.ModifyFailure.self) { try await client(behavior).send(todo) }
        #expect(log.current == ["a modify", "a before a", "a again?", "a modify", "a failure ModifyFailure"])
    }

    @Test
    func errorOfShouldSendAgainIsThrown() async throws {
        var behavior = recording("a")
        behavior.onSendAgain = { throw RefreshFailure(number: 1) }
        session.answer(.get, "/json", .status(500))
        await #expect(throws: RefreshFailure.self) { try await client(behavior).send(todo) }
        #expect(log.current.last == "a failure RefreshFailure")
    }

    @Test
    func cancellationIsReportedAsAFailure() async throws {
        session.answer(.get, "/json", .status(200), gate: NetworkGate())
        let client = client(recording("a"))
        let task = _Concurrency.Task { try await client.send(todo) }
        try await session.waitForRequests()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.current == ["a modify", "a before a", "a failure CancellationError"])
    }

    @Test
    func cancellationBetweenTheAttemptsIsReportedAsAFailure() async throws {
        let gate = NetworkGate()
        var behavior = recording("a")
        // Ends with another error than `CancellationError` when it is cancelled.
        behavior.onSendAgain = {
            do { try await gate.wait() } catch { throw RefreshFailure(number: 1) }
        }
        session.answer(.get, "/json", .status(500))
        let client = client(behavior)
        let task = _Concurrency.Task { try await client.send(todo) }
        #expect(try await eventually { log.current.last == "a again?" })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.current.last == "a failure CancellationError")
    }

    @Test
    func everyRequestOfAThousandIsBalanced() async throws {
        session.answer(.get, "/json", .status(500)) { _ in Bool.random() }
        var behavior = recording("a")
        behavior.sendsAgain = true
        let client = client(behavior)
        let tasks = (0..<1000).map { _ in _Concurrency.Task { try await client.send(todo) } }
        for task in tasks where Bool.random() { task.cancel() }
        for task in tasks { _ = await task.result }
        let calls = log.current
        #expect(
            calls.filter { $0.contains("before") }.count
                == calls.filter { $0.contains("success") || $0.contains("failure") }.count
        )
    }

    @Test
    @MainActor
    func encodingAndDecodingDoNotRunOnTheMainActor() async throws {
        // On Linux, the main queue can run on another thread than the main thread.
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let isMain = { @Sendable in DispatchQueue.getSpecific(key: key) != nil }
        #expect(isMain())

        let encodesOnMain = Locked<Bool?>(nil)
        var request = Request<Bool>(.get, "/json") { _ in isMain() }
        request.body = RequestBody(contentType: "text/plain") {
            encodesOnMain.change { $0 = isMain() }
            return Data()
        }
        let decodesOnMain = try await client(EmptyRequestBehavior()).send(request)
        #expect(!decodesOnMain)
        #expect(encodesOnMain.current == false)
    }
}
