import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client for the API at a base URL. A response is successful if its status is 200 to 299.
public nonisolated struct NetworkClient: Sendable {
    private let baseURL: URL
    private let session: any NetworkSession
    private let behavior: any RequestBehavior
    private let timeout: Duration
    private let responseLimit: Int

    /// - Parameters:
    ///   - behavior: The behavior of all requests.
    ///   - timeout: The time limit of one attempt to send a request, from its start to the last byte of the response.
    ///   - responseLimit: The largest number of bytes in the body of a response.
    public init(
        baseURL: URL,
        session: any NetworkSession = URLNetworkSession(),
        behavior: any RequestBehavior = EmptyRequestBehavior(),
        timeout: Duration = .seconds(60),
        responseLimit: Int = 50_000_000
    ) {
        self.baseURL = baseURL
        self.session = session
        self.behavior = behavior
        self.timeout = timeout
        self.responseLimit = responseLimit
    }

    /// Sends a request and returns its decoded response.
    public func send<Output>(_ request: Request<Output>) async throws -> Output {
        try await send(request, behavior: EmptyRequestBehavior())
    }

    /// Sends a request and returns its decoded response.
    ///
    /// - Parameter behavior: The behavior of this request. It runs after the client's own behavior.
    /// - Throws: A `NetworkError`, `CancellationError` if the task is cancelled, or an error that a behavior, the
    ///   encoder or a custom `decode` throws.
    public func send<Output>(
        _ request: Request<Output>,
        behavior: any RequestBehavior
    ) async throws -> Output {
        try _Concurrency.Task.checkCancellation()
        let behavior = CombinedRequestBehavior([self.behavior, behavior])
        // A child task doesn't encode on the caller's actor.
        async let encoded = request.urlRequest(baseURL: baseURL, additionalHeaders: behavior.additionalHeaders)
        var original = try await encoded
        // `Task.sleep` stops the app if the time is too long for its clock.
        let timeout = min(request.timeout ?? timeout, .seconds(1_000_000_000))
        // The system's timer starts again with each byte. It must not end before the client's timer.
        original.timeoutInterval = TimeInterval(timeout.components.seconds) + 1
        let first = try await behavior.modify(original)

        await behavior.beforeSend(first)
        do {
            let output: Output
            do {
                output = try await receive(request.decode, for: first, timeout: timeout)
            } catch {
                guard !_Concurrency.Task.isCancelled, try await behavior.shouldSendAgain(first, after: error) else {
                    throw error
                }
                let second = try await behavior.modify(original)
                output = try await receive(request.decode, for: second, timeout: timeout)
            }
            await behavior.afterSuccess(output)
            return output
        } catch {
            let error = _Concurrency.Task.isCancelled ? CancellationError() : error
            await behavior.afterFailure(error)
            throw error
        }
    }

    private func receive<Output: Sendable>(
        _ decode: @escaping @Sendable (Data) throws -> Output,
        for request: URLRequest,
        timeout: Duration
    ) async throws -> Output {
        let body = try await withThrowingTaskGroup(of: Data.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await successfulBody(for: request) }
            group.addTask {
                try await _Concurrency.Task.sleep(for: timeout)
                throw NetworkError.timedOut
            }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
        do {
            // A child task doesn't decode on the caller's actor.
            async let output = decode(body)
            return try await output
        } catch let error as DecodingError {
            throw NetworkError.undecodable(reason: String(describing: error))
        }
    }

    private func successfulBody(for request: URLRequest) async throws -> Data {
        let body: Data
        let response: HTTPURLResponse
        do {
            (body, response) = try await session.data(for: request, limit: responseLimit)
        } catch let error as URLError {
            throw NetworkError(error)
        }
        guard 200..<300 ~= response.statusCode else {
            throw NetworkError.rejected(status: response.statusCode, body: body)
        }
        return body
    }
}
