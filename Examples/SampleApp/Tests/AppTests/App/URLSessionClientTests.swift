import Core
import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.serialized)
struct URLSessionClientTests {
    private let client: URLSessionClient

    init() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [FakeServer.self]
        let server = try #require(URL(string: "https://todos.example.com/api"))
        client = URLSessionClient(server: server, session: URLSession(configuration: configuration))
    }

    private func answer(to request: HTTPRequest) async throws -> String {
        String(decoding: try await client.send(request), as: UTF8.self)
    }

    @Test("Sends the method, the path and the token")
    func send() async throws {
        #expect(try await answer(to: HTTPRequest(.put, "/a/b")) == "PUT https://todos.example.com/api/a/b none")
        await client.authorize(with: "secret")
        #expect(try await answer(to: HTTPRequest(.get, "/")) == "GET https://todos.example.com/api/ Bearer secret")
        await client.authorize(with: nil)
        #expect(try await answer(to: HTTPRequest(.get, "/")) == "GET https://todos.example.com/api/ none")
    }

    @Test("Throws what the server refuses")
    func refused() async {
        await #expect(throws: HTTPError(status: 404)) { try await client.send(HTTPRequest(.get, "/missing")) }
    }
}

/// Answers each request with what it was asked.
private nonisolated final class FakeServer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        let url = request.url?.absoluteString ?? ""
        let token = request.value(forHTTPHeaderField: "Authorization") ?? "none"
        guard let address = request.url,
            let response = HTTPURLResponse(
                url: address,
                statusCode: url.hasSuffix("missing") ? 404 : 200,
                httpVersion: nil,
                headerFields: nil
            )
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("\(request.httpMethod ?? "") \(url) \(token)".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
