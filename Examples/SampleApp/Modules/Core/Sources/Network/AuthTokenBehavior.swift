import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A store of the user's token, for example in the keychain.
public nonisolated protocol AuthTokenStore: Sendable {
    /// The current token, or nil if no user is logged in.
    var token: String? { get async throws }

    /// Gets a new token from the server and stores it.
    ///
    /// Use a client without an `AuthTokenBehavior` of this store. Otherwise, if the server answers the request with
    /// 401, the request waits for the refresh to end, and the refresh waits for the request.
    func refreshToken() async throws
}

/// A behavior that adds the user's token to requests. If a request already has the header, the behavior replaces it.
///
/// If the server answers 401, the behavior refreshes the token and sends the request again. All waiting requests share
/// one refresh. If the refresh fails, these requests fail with its error, and a later request may refresh again.
///
/// A request is never sent again with a token that doesn't come from a refresh of the rejected token. Such a token may
/// belong to another user, who has logged in since.
///
/// Create one behavior for each store. Copies share the refresh.
public nonisolated struct AuthTokenBehavior: RequestBehavior {
    private let store: any AuthTokenStore
    private let header: String
    private let format: @Sendable (String) -> String
    private let refresh = SharedOperation()
    private let refreshed = RefreshedValues()

    /// - Parameters:
    ///   - header: The name of the header, for example `X-Auth-Token`.
    ///   - format: Returns the header's value for a token.
    public init(
        store: any AuthTokenStore,
        header: String = "Authorization",
        format: @escaping @Sendable (String) -> String = { "Bearer \($0)" }
    ) {
        self.store = store
        self.header = header
        self.format = format
    }

    public func modify(_ request: URLRequest) async throws -> URLRequest {
        guard let value = try await currentValue() else { return request }
        var request = request
        request.setValue(value, forHTTPHeaderField: header)
        return request
    }

    public func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool {
        guard
            case NetworkError.rejected(status: 401, _) = error,
            let rejectedValue = request.value(forHTTPHeaderField: header)
        else { return false }
        try await refresh.run {
            // Another request may have refreshed the token since this one was sent, or the user has logged out.
            guard try await currentValue() == rejectedValue else { return }
            try await store.refreshToken()
            if let value = try await currentValue() { refreshed.append(value, after: rejectedValue) }
        }
        guard let value = try await currentValue() else { return false }
        return refreshed.isLast(value, after: rejectedValue)
    }

    private func currentValue() async throws -> String? {
        try await store.token.map(format)
    }
}

/// The last values of the header, each from a refresh of the value before.
///
/// Safe: `values` is only accessed while `lock` is held.
private nonisolated final class RefreshedValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []

    func append(_ value: String, after old: String) {
        lock.withLock { values = (values.last == old ? values.suffix(9) : [old]) + [value] }
    }

    func isLast(_ value: String, after old: String) -> Bool {
        lock.withLock { values.last == value && values.contains(old) }
    }
}

/// An operation that runs once for all callers that wait for it.
///
/// Safe: `waiters` is only accessed while `lock` is held.
private nonisolated final class SharedOperation: @unchecked Sendable {
    private let lock = NSLock()
    private var waiters: [AsyncThrowingStream<Void, any Error>.Continuation] = []

    /// Waits for the running operation, or runs `operation` if there is none.
    ///
    /// If the caller is cancelled, it stops waiting at once, and the operation continues for the others.
    func run(_ operation: @escaping @Sendable () async throws -> Void) async throws {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Void.self)
        let isFirst = lock.withLock {
            waiters.append(continuation)
            return waiters.count == 1
        }
        if isFirst {
            _Concurrency.Task {
                do {
                    try await operation()
                    finish(throwing: nil)
                } catch {
                    finish(throwing: error)
                }
            }
        }
        for try await _ in stream {}
        try _Concurrency.Task.checkCancellation()
    }

    private func finish(throwing error: (any Error)?) {
        let finished = lock.withLock {
            defer { waiters = [] }
            return waiters
        }
        for waiter in finished { waiter.finish(throwing: error) }
    }
}
