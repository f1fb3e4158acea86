protocol StoringAway: Sendable {
    func put(_ data: [UInt8])
}
