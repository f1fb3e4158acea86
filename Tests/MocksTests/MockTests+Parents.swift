import SwiftSource
import Testing

@testable import Mocks

/// What a mock has for the parents of its protocol.
extension MockTests {
    /// `class` asks for nothing.
    @Test func classAsParent() throws {
        #expect(try mock("protocol Service: class, Sendable { func a() }").members.map(\.declaration) == ["func a()"])
    }
}
