import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated struct RequestTests {
    private func echo(_ path: String, query: KeyValuePairs<String, String?> = [:], base: String = "") async throws
        -> String
    {
        let client = NetworkClient(baseURL: try Server.url(base))
        return try await client.send(Request<Echo>(.get, path, query: query)).target
    }

    @Test(arguments: [
        ("/echo", "", "/echo"), ("echo", "", "/echo"), ("/echo/", "", "/echo/"),
        ("/echo", "/", "/echo"), ("/v1", "/echo", "/echo/v1"), ("/v1", "/echo/", "/echo/v1"),
        ("v1", "/echo/", "/echo/v1"),
        ("", "/echo", "/echo"), ("", "/echo/", "/echo/"), ("", "", "/"), ("//a", "/echo", "/echo//a"),
        ("/a b", "/echo", "/echo/a%20b"), ("/a+b&c=d", "/echo", "/echo/a+b&c=d"),
        ("/a;b=c", "/echo", "/echo/a;b=c"),
        ("/ü/日", "/echo", "/echo/%C3%BC/%E6%97%A5"),
        ("/a%2Fb%20c", "/echo", "/echo/a%2Fb%20c"), ("/100%", "/echo", "/echo/100%25"),
        ("/%zz%4", "/echo", "/echo/%25zz%254"),
        ("/a?b#c", "/echo", "/echo/a%3Fb%23c"), ("/[a]", "/echo", "/echo/%5Ba%5D"),
        ("/v 1", "/echo%2Fbase", "/echo%2Fbase/v%201"), ("/%\u{301}41", "/echo", "/echo/%25%CC%8141"),
        ("/%4\u{301}1", "/echo", "/echo/%254%CC%811"), ("/\r\n", "/echo", "/echo/%0D%0A"),
        ("/\0", "/echo", "/echo/%00"),
    ])
    func pathIsAppendedAndEncoded(path: String, base: String, target: String) async throws {
        #expect(try await echo(path, base: base) == target)
    }

    @Test
    func queryIsEncoded() async throws {
        #expect(try await echo("/echo", query: ["done": "true"]) == "/echo?done=true")
        #expect(
            try await echo("/echo", query: ["a+b": "c+d e&f=g/h?#%20"])
                == "/echo?a%2Bb=c%2Bd%20e%26f%3Dg%2Fh%3F%23%2520"
        )
        #expect(try await echo("/echo", query: ["ü": "日"]) == "/echo?%C3%BC=%E6%97%A5")
        #expect(try await echo("/echo", query: ["b": "1", "a": "2", "b": "3"]) == "/echo?b=1&a=2&b=3")
        #expect(try await echo("/echo", query: ["a": nil, "b": ""]) == "/echo?b=")
        #expect(try await echo("/echo", query: ["a": nil]) == "/echo")
        #expect(try await echo("/v1", query: ["b": "2"], base: "/echo?a=1") == "/echo/v1?a=1&b=2")
        #expect(try await echo("/v1", base: "/echo?a=1%2B") == "/echo/v1?a=1%2B")
    }

    @Test
    func queryItemWithoutValueHasNoEqualsSign() async throws {
        var request = Request<Echo>(.get, "/echo")
        request.query = [URLQueryItem(name: "flag", value: nil)]
        #expect(try await Server.client().send(request).target == "/echo?flag")
    }

    /// Invalid percent-encoding would be a crash in `URLComponents`.
    @Test
    func everyPathAndQueryGivesAURL() throws {
        let scalars: [Unicode.Scalar] = [
            "%", "4", "1", "f", "\u{301}", "/", "?", "#", "\0", "é", "日", "👍", "\u{200D}", ":", "@", "\\",
        ]
        for _ in 0..<5000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...6) { text.unicodeScalars.append(scalars.randomElement() ?? "%") }
            let request = Request<Void>(.get, text, query: [text: text])
            let url = try #require(try request.urlRequest(baseURL: Server.url("/api"), additionalHeaders: [:]).url)
            let item = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first
            #expect(item?.name.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
            #expect(url.absoluteString.hasPrefix(try Server.url("/api").absoluteString))
        }
    }

    @Test
    func methodHeadersAndBodyAreSent() async throws {
        let client = try Server.client()
        for method in [HTTPMethod.get, .post, .put, .patch, .delete, .options] {
            #expect(try await client.send(Request<Echo>(method, "/echo")).method == method.rawValue)
        }
        let posted = try await client.send(Request<Echo>(.post, "/echo", headers: ["X-A": "1"], json: RemoteTodo.milk))
        #expect(try JSONDecoder().decode(RemoteTodo.self, from: Data(posted.body.utf8)) == .milk)
        #expect(posted.headers["content-type"] == "application/json")
        #expect(posted.headers["x-a"] == "1")

        let other = Request<Echo>(
            .put,
            "/echo",
            headers: ["content-type": "application/merge-patch+json"],
            json: ["a": 1]
        )
        #expect(try await client.send(other).headers["content-type"] == "application/merge-patch+json")

        var upload = Request<Echo>(.put, "/echo")
        upload.body = .data(Data("abc".utf8), contentType: "text/plain")
        let uploaded = try await client.send(upload)
        #expect(uploaded.body == "abc")
        #expect(uploaded.headers["content-type"] == "text/plain")
    }

    @Test
    func encoderAndDecoderAreUsed() async throws {
        nonisolated struct Item: Codable, Equatable, Sendable { let itemTitle: String }
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let item = Item(itemTitle: "Milk")
        let session = NetworkSessionStub()
        session.answer(.post, "/echo") { .data($0.httpBody ?? Data()) }
        let client = NetworkClient(baseURL: try Server.url(), session: session)
        #expect(
            try await client.send(Request<Item>(.post, "/echo", json: item, encoder: encoder, decoder: decoder)) == item
        )
        #expect(session.requests.first?.httpBody == Data(#"{"item_title":"Milk"}"#.utf8))
    }

    @Test
    func outputsAreDecoded() async throws {
        let client: any HTTPClient = try Server.client()
        #expect(try await client.send(Request<RemoteTodo>(.get, "/json")) == .milk)
        #expect(try await client.send(Request<Data>(.get, "/bytes/3")) == Data("xxx".utf8))
        #expect(try await client.send(Request<Int>(.get, "/bytes/3") { $0.count }) == 3)
        try await client.send(Request<Void>(.delete, "/json"))
        try await client.send(Request<Void>(.delete, "/status/204"))
        try await client.send(Request<Void>(.head, "/head"))
        #expect(try await client.send(Request<RemoteTodo>(.get, "/gzip")) == .milk)
        try await client.send(Request<Void>(.post, "/status/201", json: RemoteTodo.milk))
    }

    @Test
    func emptyBodyOfAnOptionalIsNil() async throws {
        let client = try Server.client()
        for path in ["/empty", "/status/204"] {
            #expect(try await client.send(Request<RemoteTodo?>(.get, path)) == nil)
        }
        #expect(try await client.send(Request<RemoteTodo?>(.get, "/json")) == .milk)
    }

    @Test
    func errorOfTheEncoderIsThrown() async throws {
        await #expect(throws: EncodingError.self) {
            try await Server.client().send(Request<Void>(.post, "/json", json: Double.infinity))
        }
    }

    @Test
    func tokensAreNotSentToAnotherServer() async throws {
        let kept = ["accept": "text/csv", "accept-language": "fr", "content-type": "text/plain", "range": "bytes=0-"]
        let headers = kept.merging(["Authorization": "Bearer a", "X-Auth-Token": "a"]) { $1 }
        // A redirect's Location is the query as it is.
        func location(_ host: String) throws -> URL {
            try #require(URL(string: "http://127.0.0.1:\(Server.port)/redirect?http://\(host):\(Server.port)/echo"))
        }
        func send(_ host: String) async throws -> Echo {
            try await NetworkClient(baseURL: location(host)).send(Request<Echo>(.get, "", headers: headers))
        }
        let same = try await send("127.0.0.1")
        #expect(same.target == "/echo")
        #expect(same.headers["authorization"] == "Bearer a")
        #expect(same.headers["x-auth-token"] == "a")
        let other = try await send("localhost")
        #expect(other.target == "/echo")
        #expect(other.headers["authorization"] == nil)
        #expect(other.headers["x-auth-token"] == nil)
        #expect(other.headers.filter { kept.keys.contains($0.key) } == kept)
        // A server that redirects to another one and back doesn't get the token back.
        let back = "localhost:\(Server.port)/redirect?http://127.0.0.1:\(Server.port)/redirect?http://127.0.0.1"
        let returned = try await send(back)
        #expect(returned.target == "/echo")
        #expect(returned.headers["authorization"] == nil)
        #expect(returned.headers["x-auth-token"] == nil)
    }

    /// iOS passes redirected requests without `Authorization` to the delegate. Linux doesn't.
    @Test(arguments: [
        ("https://example.com/b", "Bearer a"), ("HTTPS://EXAMPLE.com:443/b", "Bearer a"), ("http://example.com/b", nil),
        ("https://example.com:444/b", nil), ("https://www.example.com/b", nil),
    ])
    func authorizationIsSentToTheSameServer(location: String, authorization: String?) throws {
        let session = URLNetworkSession()
        let delegate = try #require(
            Mirror(reflecting: session).descendant("delegate") as? any URLSessionTaskDelegate
        )
        var original = URLRequest(url: testURL)
        original.setValue("Bearer a", forHTTPHeaderField: "Authorization")
        let response = try #require(
            HTTPURLResponse(url: testURL, statusCode: 308, httpVersion: nil, headerFields: nil)
        )
        let sent = Locked<URLRequest?>(nil)
        let systemSession = URLSession(configuration: .ephemeral)
        delegate.urlSession(
            systemSession,
            task: systemSession.dataTask(with: original),
            willPerformHTTPRedirection: response,
            newRequest: URLRequest(url: try #require(URL(string: location)))
        ) { request in sent.change { $0 = request } }
        #expect(try #require(sent.current).value(forHTTPHeaderField: "Authorization") == authorization)
    }
}
