import Core
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension NetworkClient {
    /// Creates a client whose requests are answered by `session`.
    static func stubbed(by session: any NetworkSession) -> NetworkClient {
        NetworkClient(baseURL: URL(string: "https://todos.example.com")!, session: session)
    }
}

nonisolated extension URLRequest {
    /// The method and the path, for example `GET /todos`.
    var line: String {
        "\(httpMethod ?? "") \(url?.path(percentEncoded: false) ?? "")"
    }

    /// Returns the body, decoded from JSON.
    func body<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONCoding.decoder.decode(type, from: httpBody ?? Data())
    }
}
