import Foundation

/// A request to the app's server.
public nonisolated struct HTTPRequest: Hashable, Sendable {
    public nonisolated enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    public var method: Method
    /// The path below the server's address, such as `/todos`.
    public var path: String
    public var body: Data?

    public init(_ method: Method, _ path: String, body: Data? = nil) {
        self.method = method
        self.path = path
        self.body = body
    }

    /// Creates a request with a value in JSON.
    public init(_ method: Method, _ path: String, json value: some Encodable) throws {
        self.init(method, path, body: try JSONCoding.encoder.encode(value))
    }
}
