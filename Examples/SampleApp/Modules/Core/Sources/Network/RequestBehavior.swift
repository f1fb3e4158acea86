import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A side effect of requests, such as authorization, logging or a background task.
///
/// A client has a behavior for all of its requests, and each request may have its own. Every method has a default
/// implementation.
public nonisolated protocol RequestBehavior: Sendable {
    /// The headers to add to a request. If the request has a header of the same name, that header is sent instead.
    var additionalHeaders: [String: String] { get }

    /// Returns the request that is sent instead of `request`. Called before each attempt.
    func modify(_ request: URLRequest) async throws -> URLRequest

    /// Called once, before the first attempt.
    ///
    /// Exactly one call of `afterSuccess(_:)` or `afterFailure(_:)` follows. None of these three methods is called if
    /// the request can't be created or modified for its first attempt.
    func beforeSend(_ request: URLRequest) async

    /// Called with the decoded response.
    func afterSuccess(_ result: any Sendable) async

    /// Called with the error that the caller receives. It is a `CancellationError` if the task is cancelled.
    func afterFailure(_ error: any Error) async

    /// Returns whether to send the request again.
    ///
    /// Called after the first attempt fails, but not if the task is cancelled. A second failure is final. An error
    /// thrown here replaces the error of the first attempt.
    ///
    /// - Parameter request: The request as it was sent.
    func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool
}

nonisolated extension RequestBehavior {
    public var additionalHeaders: [String: String] { [:] }

    public func modify(_ request: URLRequest) async throws -> URLRequest { request }

    public func beforeSend(_ request: URLRequest) async {}

    public func afterSuccess(_ result: any Sendable) async {}

    public func afterFailure(_ error: any Error) async {}

    public func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool { false }
}

/// A behavior that does nothing.
public nonisolated struct EmptyRequestBehavior: RequestBehavior {
    public init() {}
}

/// Several behaviors, called in order.
///
/// A header of a later behavior replaces the same header of an earlier behavior. As soon as one behavior wants to send
/// the request again, the others are not asked.
public nonisolated struct CombinedRequestBehavior: RequestBehavior {
    private let behaviors: [any RequestBehavior]

    public init(_ behaviors: [any RequestBehavior]) {
        self.behaviors = behaviors
    }

    public var additionalHeaders: [String: String] {
        behaviors.reduce(into: [:]) { headers, behavior in
            for (name, value) in behavior.additionalHeaders {
                headers = headers.filter { $0.key.caseInsensitiveCompare(name) != .orderedSame }
                headers[name] = value
            }
        }
    }

    public func modify(_ request: URLRequest) async throws -> URLRequest {
        var request = request
        for behavior in behaviors { request = try await behavior.modify(request) }
        return request
    }

    public func beforeSend(_ request: URLRequest) async {
        for behavior in behaviors { await behavior.beforeSend(request) }
    }

    public func afterSuccess(_ result: any Sendable) async {
        for behavior in behaviors { await behavior.afterSuccess(result) }
    }

    public func afterFailure(_ error: any Error) async {
        for behavior in behaviors { await behavior.afterFailure(error) }
    }

    public func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool {
        for behavior in behaviors where try await behavior.shouldSendAgain(request, after: error) { return true }
        return false
    }
}
