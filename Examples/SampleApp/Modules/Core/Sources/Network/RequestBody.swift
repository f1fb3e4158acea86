import Foundation

/// The body of a request. It is encoded when the request is sent.
public nonisolated struct RequestBody: Sendable {
    public let contentType: String
    public let encode: @Sendable () throws -> Data

    public init(contentType: String, encode: @escaping @Sendable () throws -> Data) {
        self.contentType = contentType
        self.encode = encode
    }

    public static func json(_ value: some Encodable & Sendable, encoder: JSONEncoder = JSONEncoder()) -> RequestBody {
        RequestBody(contentType: "application/json") { try encoder.encode(value) }
    }

    public static func data(_ data: Data, contentType: String) -> RequestBody {
        RequestBody(contentType: contentType) { data }
    }
}
