import Core
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A behavior that sends a request without the user's token.
///
/// The server answers 401 to a wrong password. With a token, this would mean that the token is not valid anymore.
nonisolated struct AnonymousRequestBehavior: RequestBehavior {
    func modify(_ request: URLRequest) async throws -> URLRequest {
        var request = request
        request.setValue(nil, forHTTPHeaderField: "Authorization")
        return request
    }
}
