import Foundation

/// An HTTP request and the way to decode its response.
public nonisolated struct Request<Output: Sendable>: Sendable {
    public var method: HTTPMethod
    /// The path, appended to the client's base URL.
    ///
    /// Characters that a path can't contain are percent-encoded, also `?` and `#`. Existing escapes such as `%2F` are
    /// kept.
    public var path: String
    /// The query items. Names and values are not percent-encoded.
    public var query: [URLQueryItem]
    /// The headers. They replace the same headers of behaviors, and the content type of the body.
    public var headers: [String: String]
    public var body: RequestBody?
    /// The time limit of this request, or nil for the client's.
    public var timeout: Duration?
    /// Decodes the body of a successful response.
    public var decode: @Sendable (Data) throws -> Output

    /// Creates a request with a custom decoding.
    ///
    /// - Parameter query: Names and values in order. Items without a value are omitted.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        body: RequestBody? = nil,
        timeout: Duration? = nil,
        decode: @escaping @Sendable (Data) throws -> Output
    ) {
        self.method = method
        self.path = path
        self.query = query.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.decode = decode
    }
}

nonisolated extension Request where Output: Decodable {
    /// Creates a request whose response is JSON.
    public init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil,
        decoder: JSONDecoder = JSONDecoder()
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        let decode = { @Sendable (data: Data) in
            // An empty body is nil if `Output` is optional.
            if data.isEmpty, let output = Any?.none as? Output { return output }
            return try decoder.decode(Output.self, from: data)
        }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: decode)
    }
}

nonisolated extension Request where Output == Void {
    /// Creates a request whose response body is ignored.
    public init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: { _ in })
    }
}

nonisolated extension Request where Output == Data {
    /// Creates a request whose response body is not decoded.
    public init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: { $0 })
    }
}

public nonisolated enum HTTPMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
}
