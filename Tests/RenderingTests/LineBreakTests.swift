import Testing

@testable import Rendering

/// Breaking any line changes only white space.
struct LineBreakTests {
    private static let words = [
        "func f", "init", "case .a", "case a", "let x", "var y", "typealias T", "extension A", "class B", "@Test",
        "return", "a", "b.c",
        "(", ")", "[", "]", "{", "}", "<", ">", "->", "=", "==", ":", ",", "in", "get", "\"", "\\", "//", "{ get }",
        "a: Int", "ä", " ",
    ]

    @Test(arguments: 0..<20)
    func onlyWhiteSpaceChanges(_ seed: UInt64) {
        var random = Linear(state: seed)
        for _ in 0..<500 {
            let count = Int.random(in: 1...40, using: &random)
            let line = (0..<count).map { _ in
                Self.words.randomElement(using: &random).map { $0 + (Bool.random(using: &random) ? " " : "") } ?? ""
            }.joined()
            let bytes = Array(line.utf8)
            let layout = SwiftLayout(lineLength: Int.random(in: 1...60, using: &random))
            let cleaned = CleanUp.swift(bytes, verbatim: [], layout: layout)
            #expect(cleaned.filter { !Self.isBlank($0) } == bytes.filter { !Self.isBlank($0) }, "\(line)")
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
    }
}

/// A generator with the same numbers on every machine.
private struct Linear: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
