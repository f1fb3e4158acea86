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

    @Test("Sends the method, the path, the token and the body")
    func send() async throws {
        let put = HTTPRequest(.put, "/a/b", body: Data("body".utf8))
        #expect(try await answer(to: put) == "PUT https://todos.example.com/api/a/b none body")
        await client.authorize(with: "secret")
        #expect(try await answer(to: HTTPRequest(.get, "/")) == "GET https://todos.example.com/api/ Bearer secret ")
        await client.authorize(with: nil)
        #expect(try await answer(to: HTTPRequest(.get, "/")) == "GET https://todos.example.com/api/ none ")
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

    /// A session passes a body as a stream.
    private var body: String {
        guard let stream = request.httpBodyStream else {
            return String(decoding: request.httpBody ?? Data(), as: UTF8.self)
        }
        stream.open()
        defer { stream.close() }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = stream.read(&bytes, maxLength: bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

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
        let answer = "\(request.httpMethod ?? "") \(url) \(token) \(body)"
        client?.urlProtocol(self, didLoad: Data(answer.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
