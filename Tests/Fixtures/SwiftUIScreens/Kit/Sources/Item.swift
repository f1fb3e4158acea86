public nonisolated struct Item: Hashable, Sendable {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}
