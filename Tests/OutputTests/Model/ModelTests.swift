import Testing

/// Random histories of an app: whatever people do, in whatever order, no line of theirs is lost.
struct ModelTests {
    static let stepsPerHistory = 70

    /// Thirty histories are 2,100 steps.
    @Test(arguments: 1...30)
    func noLineIsLost(seed: UInt64) throws {
        let history = try ModelHistory(seed: seed)
        for _ in 0..<Self.stepsPerHistory { try history.step() }
        #expect(history.runs > 40)
    }
}
