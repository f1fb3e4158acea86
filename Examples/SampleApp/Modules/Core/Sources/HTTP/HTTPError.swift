/// The server refused a request.
public nonisolated struct HTTPError: Error, Equatable {
    public var status: Int

    public init(status: Int) {
        self.status = status
    }
}
