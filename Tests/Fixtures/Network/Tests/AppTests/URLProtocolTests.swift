import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers with half of a body, without an error, or with an error that only iOS reports.
nonisolated final class HalfBodyProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let url = request.url ?? testURL
        if let domain = request.value(forHTTPHeaderField: "X-Error") {
            client?.urlProtocol(self, didFailWithError: NSError(domain: domain, code: 53))
            return
        }
        let headers = request.allHTTPHeaderFields ?? [:]
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers)
        let other = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
        client?.urlProtocol(
            self,
            didReceive: url.path == "/not-http" ? other : response ?? other,
            cacheStoragePolicy: .notAllowed
        )
        client?.urlProtocol(self, didLoad: Data(count: 5))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// Against responses that a server can't give, because the system reports an error instead.
nonisolated struct URLProtocolTests {
    private func body(_ path: String, headers: [String: String]) async throws -> Data {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [HalfBodyProtocol.self]
        configuration.urlCache = nil
        let client = NetworkClient(baseURL: testURL, session: URLNetworkSession(configuration: configuration))
        return try await client.send(Request<Data>(.get, path, headers: headers))
    }

    @Test
    func bodyShorterThanItsLengthIsAConnectionLost() async throws {
        await #expect(throws: NetworkError.connectionLost) { try await body("/", headers: ["Content-Length": "10"]) }
        #expect(try await body("/", headers: ["Content-Length": "5"]).count == 5)
        #expect(try await body("/", headers: [:]).count == 5)
    }

    @Test
    func lengthOfACompressedBodyIsIgnored() async throws {
        let headers = ["Content-Length": "10", "Content-Encoding": "gzip"]
        #expect(try await body("/", headers: headers).count == 5)
    }

    @Test(arguments: [NSPOSIXErrorDomain, "kCFErrorDomainCFNetwork"])
    func errorOfAnotherDomainIsAConnectionLost(domain: String) async throws {
        await #expect(throws: NetworkError.connectionLost) { try await body("/", headers: ["X-Error": domain]) }
    }

    @Test
    func otherResponseIsNotHTTP() async throws {
        await #expect(throws: NetworkError.notHTTP) { try await body("/not-http", headers: [:]) }
    }
}
