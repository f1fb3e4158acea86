import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server of the tests. The script starts it.
nonisolated enum Server {
    static let port = ProcessInfo.processInfo.environment["PORT"] ?? ""

    static func url(_ path: String = "") throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    }

    static func client(
        behavior: any RequestBehavior = EmptyRequestBehavior(),
        timeout: Duration = .seconds(120),
        responseLimit: Int = 1_000_000
    ) throws -> NetworkClient {
        NetworkClient(baseURL: try url(), behavior: behavior, timeout: timeout, responseLimit: responseLimit)
    }

    static func counts(of path: String) async throws -> Counts {
        try await client().send(Request(.get, "/counts" + path))
    }
}

nonisolated struct Counts: Decodable, Sendable {
    let endedByClient: Int
    let requests: Int
    let refreshes: Int
}

nonisolated struct Echo: Decodable, Sendable {
    let method: String
    let target: String
    let headers: [String: String]
    let body: String
}

nonisolated struct RemoteTodo: Codable, Equatable, Sendable {
    let id: Int
    let title: String

    static let milk = RemoteTodo(id: 1, title: "Milk")
}

/// Waits until a condition is true, for at most a minute.
nonisolated func eventually(_ isTrue: @Sendable () async throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
        if try await isTrue() { return true }
        try await _Concurrency.Task.sleep(for: .milliseconds(5))
    }
    return false
}

/// A lock-protected value.
///
/// Safe: `value` is only accessed while `lock` is held.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    var current: Value { lock.withLock { value } }

    func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&value) }
    }
}

/// A base URL for clients with a stub.
nonisolated let testURL = URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")
