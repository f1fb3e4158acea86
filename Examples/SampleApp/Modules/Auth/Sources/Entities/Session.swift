/// A user who is logged in.
public nonisolated struct Session: Equatable, Sendable {
    public var name: String
    public var token: String

    public init(name: String, token: String) {
        self.name = name
        self.token = token
    }
}
