import Core
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests to a server, with the token of the user who is logged in.
actor URLSessionClient {
    private let server: URL
    private let session: URLSession
    private var token: String?

    init(server: URL, session: URLSession = .shared) {
        self.server = server
        self.session = session
    }
}

// MARK: - HTTPClient
extension URLSessionClient: HTTPClient {
    func send(_ request: HTTPRequest) async throws -> Data {
        var urlRequest = URLRequest(url: server.appending(path: request.path))
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        if let token { urlRequest.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await session.data(for: urlRequest)
        if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 { throw HTTPError(status: status) }
        return data
    }

    func authorize(with token: String?) {
        self.token = token
    }
}
