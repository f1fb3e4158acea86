import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated struct FailureTests {
    private func error(
        _ path: String,
        limit: Int = 1_000_000,
        timeout: Duration? = nil
    ) async throws -> NetworkError? {
        let client = try Server.client(responseLimit: limit)
        return await #expect(throws: NetworkError.self) {
            try await client.send(Request<RemoteTodo>(.get, path, timeout: timeout))
        }
    }

    @Test(arguments: [300, 400, 401, 403, 404, 409, 422, 429, 500, 503])
    func statusOtherThan2xxIsRejected(status: Int) async throws {
        #expect(
            try await error("/status/\(status)")
                == .rejected(status: status, body: Data(#"{"reason": "because"}"#.utf8))
        )
    }

    @Test
    func redirectWithoutALocationIsRejected() async throws {
        // Linux drops the body.
        guard case .rejected(status: 302, _) = try await error("/status/302") else {
            Issue.record("not rejected")
            return
        }
    }

    @Test
    func notModifiedIsRejected() async throws {
        #expect(try await error("/status/304") == .rejected(status: 304, body: Data()))
    }

    @Test(arguments: ["/invalid-json", "/empty", "/status/200", "/status/204"])
    func otherJSONIsUndecodable(path: String) async throws {
        guard case .undecodable(let reason) = try await error(path) else {
            Issue.record("not undecodable")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test
    func errorOfACustomDecodingIsThrown() async throws {
        nonisolated struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await Server.client().send(Request<Int>(.get, "/json") { _ in throw Failure() })
        }
    }

    @Test(arguments: ["/short", "/short-chunked", "/killed", "/killed-before-answer", "/closed-before-answer"])
    func interruptedResponseIsAConnectionLost(path: String) async throws {
        for _ in 0..<10 { #expect(try await error(path) == .connectionLost) }
    }

    @Test
    func killedServerIsAConnectionLostForAnyHostName() async throws {
        // `localhost` is first tried with IPv6, which fails. The error of that attempt must not be reported.
        let client = NetworkClient(baseURL: try #require(URL(string: "http://localhost:\(Server.port)")))
        for path in ["/short", "/short-chunked", "/killed"] {
            await #expect(throws: NetworkError.connectionLost) { try await client.send(Request<Data>(.get, path)) }
        }
    }

    @Test
    func otherProtocolIsNotHTTP() async throws {
        #expect(try await error("/not-http") == .notHTTP)
    }

    @Test
    func bodyOverTheLimitIsTooLarge() async throws {
        #expect(try await error("/bytes/1001", limit: 1000) == .tooLarge(limit: 1000))
        #expect(try await Server.client(responseLimit: 1000).send(Request<Data>(.get, "/bytes/1000")).count == 1000)
        try await Server.client(responseLimit: 999).send(Request<Void>(.head, "/head"))
    }

    @Test
    func contentLengthOverTheLimitStopsTheTransfer() async throws {
        let path = "/large-header/\(UUID())"
        #expect(try await error(path) == .tooLarge(limit: 1_000_000))
        #expect(try await eventually { try await Server.counts(of: path).endedByClient == 1 })
    }

    @Test
    func chunksOverTheLimitStopTheTransfer() async throws {
        let path = "/chunked/1000000000/\(UUID())"
        #expect(try await error(path, limit: 100_000) == .tooLarge(limit: 100_000))
        #expect(try await eventually { try await Server.counts(of: path).endedByClient == 1 })
        let whole = try await Server.client(responseLimit: 100_000).send(Request<Data>(.get, "/chunked/100000"))
        #expect(whole.count == 100_000)
    }

    @Test
    func closedPortIsUnreachable() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        await #expect(throws: NetworkError.unreachable(.cannotConnectToHost)) {
            try await NetworkClient(baseURL: url).send(Request<Void>(.get, "/json"))
        }
    }

    @Test
    func unknownHostIsUnreachable() async throws {
        let url = try #require(URL(string: "http://unknown.invalid"))
        await #expect(throws: NetworkError.unreachable(.cannotFindHost)) {
            try await NetworkClient(baseURL: url).send(Request<Void>(.get, "/json"))
        }
    }

    @Test(arguments: [
        (URLError.Code.dnsLookupFailed, NetworkError.unreachable(.dnsLookupFailed)),
        (.serverCertificateUntrusted, .unreachable(.serverCertificateUntrusted)),
        (.httpTooManyRedirects, .notHTTP), (.dataLengthExceedsMaximum, .notHTTP), (.cannotDecodeContentData, .notHTTP),
        (.cancelled, .connectionLost), (.badServerResponse, .connectionLost),
    ])
    func onlyAMissingOrInsecureConnectionIsUnreachable(code: URLError.Code, expected: NetworkError) {
        #expect(NetworkError(URLError(code)) == expected)
    }

    @Test(arguments: [
        "file:///tmp", "ftp://example.com", "/relative", "http:///path", "data:text/plain,a", "mailto:a@b.c",
    ])
    func baseURLMustBeAnHTTPURL(text: String) async throws {
        let url = try #require(URL(string: text))
        await #expect(throws: NetworkError.invalidURL(text)) {
            try await NetworkClient(baseURL: url).send(Request<Void>(.get, "/json"))
        }
    }

    @Test(arguments: ["/silent", "/slow", "/slow-headers"])
    func slowServerIsEndedByTheTimeout(kind: String) async throws {
        let path = "\(kind)/\(UUID())"
        let start = ContinuousClock.now
        #expect(try await error(path, timeout: .milliseconds(350)) == .timedOut)
        #expect(ContinuousClock.now - start >= .milliseconds(350))
        #expect(try await eventually { try await Server.counts(of: path).endedByClient == 1 })
    }

    @Test
    func timeoutOfTheClientIsUsed() async throws {
        let client = try Server.client(timeout: .milliseconds(50))
        await #expect(throws: NetworkError.timedOut) { try await client.send(Request<Data>(.get, "/silent")) }
    }

    @Test
    func longestTimeoutIsPossible() async throws {
        let session = NetworkSessionStub()
        session.answer(.get, "/json", .status(200), delay: .milliseconds(50))
        let client = NetworkClient(baseURL: testURL, session: session, timeout: .seconds(Int64.max))
        try await client.send(Request<Void>(.get, "/json"))
        try await Server.client(timeout: .seconds(Int64.max)).send(Request<Void>(.get, "/json"))
    }

    @Test
    func timeOfTheDecodingIsNotLimited() async throws {
        let request = Request<Bool>(.get, "/json", timeout: .seconds(2)) { _ in
            Thread.sleep(forTimeInterval: 2.5)
            return true
        }
        #expect(try await Server.client().send(request))
    }

    @Test
    func timeoutOfTheSystemIsTimedOut() async throws {
        nonisolated struct ShortTimeout: RequestBehavior {
            func modify(_ request: URLRequest) async throws -> URLRequest {
                var request = request
                request.timeoutInterval = 1
                return request
            }
        }
        let client = try Server.client(behavior: ShortTimeout())
        await #expect(throws: NetworkError.timedOut) { try await client.send(Request<Data>(.get, "/silent")) }
    }

    @Test
    func everyErrorHasADescription() {
        let errors: [NetworkError] = [
            .invalidURL(""), .unreachable(.cannotFindHost), .connectionLost, .timedOut, .tooLarge(limit: 1),
            .rejected(status: 404, body: Data()), .undecodable(reason: ""), .notHTTP,
        ]
        for error in errors { #expect(error.errorDescription?.hasSuffix(".") == true) }
        #expect(errors[5].localizedDescription == "The server rejected the request (404).")
    }
}
