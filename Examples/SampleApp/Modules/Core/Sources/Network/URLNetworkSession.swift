import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `NetworkSession` that uses `URLSession`.
public nonisolated final class URLNetworkSession: NetworkSession {
    private let session: URLSession
    private let delegate = TransferDelegate()

    /// Creates a session that stores no responses, and keeps cookies and credentials only in memory.
    ///
    /// A cached response could otherwise be returned to the next user who logs in.
    public convenience init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        self.init(configuration: configuration)
    }

    public init(configuration: URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        // A session retains its delegate until it is invalidated.
        session.finishTasksAndInvalidate()
    }

    public func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse) {
        try _Concurrency.Task.checkCancellation()
        // The stream delivers one response. It ends at once when the Swift task is cancelled.
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: (Data, HTTPURLResponse).self)
        let task = session.dataTask(with: request)
        continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
        delegate.add(Transfer(limit: limit, continuation: continuation), for: task)
        task.resume()
        do {
            for try await response in stream { return response }
        } catch {
            if !_Concurrency.Task.isCancelled { throw error }
        }
        throw CancellationError()
    }
}

/// The running transfer of a `URLSessionTask`.
private nonisolated struct Transfer: Sendable {
    let limit: Int
    let continuation: AsyncThrowingStream<(Data, HTTPURLResponse), any Error>.Continuation
    var body = Data()
    var hasResponse = false
    /// Whether a redirect has led to another server.
    var hasLeftOrigin = false
    /// The number of bytes in a complete body, or -1 if it is unknown.
    var expectedLength: Int64 = -1
}

/// The delegate that collects the bodies of a session's transfers.
///
/// Safe: `transfers` is only accessed while `lock` is held.
private nonisolated final class TransferDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var transfers: [Int: Transfer] = [:]

    func add(_ transfer: Transfer, for task: URLSessionTask) {
        lock.withLock { transfers[task.taskIdentifier] = transfer }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        update(dataTask) { transfer in
            transfer.hasResponse = true
            // These responses have the length of a body that isn't sent.
            let isWithoutBody =
                dataTask.currentRequest?.httpMethod == HTTPMethod.head.rawValue
                || (response as? HTTPURLResponse)?.statusCode == 304
            if !isWithoutBody { transfer.expectedLength = response.expectedContentLength }
        }
        // `update` has cancelled the task if the body is too large. Linux ignores the disposition.
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        update(dataTask) { $0.body.append(data) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        var request = request
        var hasLeftOrigin = origin(of: request.url) != origin(of: task.originalRequest?.url)
        update(task) { transfer in
            hasLeftOrigin = hasLeftOrigin || transfer.hasLeftOrigin
            transfer.hasLeftOrigin = hasLeftOrigin
        }
        if hasLeftOrigin {
            // The other headers may contain a token that this server must not receive.
            let kept = ["accept", "accept-language", "content-encoding", "content-language", "content-type", "range"]
            for name in (task.originalRequest?.allHTTPHeaderFields ?? [:]).keys
            where !kept.contains(name.lowercased()) {
                request.setValue(nil, forHTTPHeaderField: name)
            }
        } else if let authorization = task.originalRequest?.value(forHTTPHeaderField: "Authorization") {
            // iOS removes this header from each redirected request.
            request.setValue(authorization, forHTTPHeaderField: "Authorization")
        }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = remove(task) else { return }
        if let error {
            // Linux reports a lost connection as one of several errors, and iOS also as an error of POSIX or CFNetwork.
            let code = (error as? URLError)?.code
            let isLost = code == nil || transfer.hasResponse && code != .timedOut
            transfer.continuation.finish(throwing: isLost ? URLError(.networkConnectionLost) : error)
        } else if let response = task.response as? HTTPURLResponse {
            // The expected length is that of the compressed body.
            let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
            if !isCompressed, transfer.body.count < transfer.expectedLength {
                transfer.continuation.finish(throwing: URLError(.networkConnectionLost))
            } else {
                transfer.continuation.yield((transfer.body, response))
                transfer.continuation.finish()
            }
        } else {
            transfer.continuation.finish(throwing: NetworkError.notHTTP)
        }
    }

    private func update(_ task: URLSessionTask, _ change: (inout Transfer) -> Void) {
        guard var transfer = remove(task) else { return }
        change(&transfer)
        if max(Int64(transfer.body.count), transfer.expectedLength) > transfer.limit {
            transfer.continuation.finish(throwing: NetworkError.tooLarge(limit: transfer.limit))
            task.cancel()
        } else {
            add(transfer, for: task)
        }
    }

    private func remove(_ task: URLSessionTask) -> Transfer? {
        lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
    }

    private func origin(of url: URL?) -> [String?] {
        let scheme = url?.scheme?.lowercased()
        return [scheme, url?.host?.lowercased(), "\(url?.port ?? (scheme == "https" ? 443 : 80))"]
    }
}
