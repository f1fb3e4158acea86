import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session that transfers HTTP requests.
public nonisolated protocol NetworkSession: Sendable {
    /// Returns the response of any status.
    ///
    /// The transfer stops as soon as the task is cancelled.
    ///
    /// - Parameter limit: The largest number of bytes in the body.
    /// - Throws: `NetworkError.tooLarge` if the body is larger than the limit, a `URLError` if the transfer fails, or
    ///   `CancellationError`.
    func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse)
}
