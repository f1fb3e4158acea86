public struct Session {
    public var token: String

    public init(token: String) {
        self.token = token
    }
}
