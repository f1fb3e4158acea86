import Foundation
import Testing

/// Random histories of an app with branches and interruptions. No line of a user is lost.
///
/// `SCAFFOLD_HISTORIES=60 swift test --filter ModelTests` tries more of them.
struct ModelTests {
    static let stepsPerHistory = 70
    static let seeds = 1...(ProcessInfo.processInfo.environment["SCAFFOLD_HISTORIES"].flatMap(Int.init) ?? 6)

    @Test(arguments: seeds)
    func noLineIsLost(seed: Int) throws {
        let history = try ModelHistory(seed: UInt64(seed))
        for _ in 0..<Self.stepsPerHistory { try history.step() }
        #expect(history.runs > 20)
        #expect(history.merges > 0)
    }
}
