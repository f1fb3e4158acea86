/// What the server expects and returns about accounts.
nonisolated enum RemoteAccount {
    struct Credentials: Encodable {
        var email: String
        var password: String
    }

    struct Session: Decodable {
        var name: String
        var token: String
    }

    struct Profile: Encodable {
        var name: String
    }

    struct Code: Encodable {
        var code: String?
        var email: String
    }

    struct CodeCheck: Decodable {
        var isValid: Bool
    }

    struct CodesLeft: Decodable {
        var count: Int
    }
}
