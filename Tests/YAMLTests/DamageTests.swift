import Diagnostics
import Testing

@testable import YAML

/// Reading any file returns, and every range is inside the file (or `SourceRange` traps).
struct DamageTests {
    @Test(arguments: ["spec", "blocks", "anchors", "flow", "quoted", "crlf", "unicode", "documents"])
    func everyBeginningOfAFileIsRead(_ name: String) throws {
        let bytes = try Fixture(name: name).file.bytes
        for count in 0..<bytes.count { read(Array(bytes[..<count])) }
    }

    @Test(arguments: ["spec", "blocks", "anchors", "flow", "quoted", "crlf", "unicode", "structure", "plain", "json"])
    func aFileWithAnotherByteIsRead(_ name: String) throws {
        let bytes = try Fixture(name: name).file.bytes
        let others = Array("[]{}:,-?#&*!|>'\"%@` \t\n\r\\a\u{0}".utf8) + [0x80, 0xC3, 0xFF]
        var random = LinearCongruentialGenerator(state: 42)
        for _ in 0..<400 { read(damaged(bytes, others, &random)) }
        for _ in 0..<400 {
            let once = damaged(bytes, others, &random)
            read(damaged(damaged(once, others, &random), others, &random))
        }
    }

    /// libyaml resolves escapes and folds lines. `FoldedText` then has to know the length of the result.
    @Test(arguments: ["quoted", "json", "unicode"])
    func doubleQuotedTextIsFoundAgain(_ name: String) throws {
        let bytes = try Fixture(name: name).file.bytes
        let others = Array("\"\\\\\\ \t\n\rnex0".utf8)
        var random = LinearCongruentialGenerator(state: 1)
        var comparisons = 0
        for _ in 0..<1500 {
            let damaged = damaged(bytes, others, &random)
            let source = ReadText(SourceFile(path: "f", bytes: damaged), from: 0)
            for event in EventReader.read(source, .standard).events {
                guard case .scalar(let text, style: .doubleQuoted) = event.kind else { continue }
                let folded = FoldedText(text, .doubleQuoted, in: damaged, event.start + 1..<event.end - 1)
                #expect(folded.placedCount == folded.text.utf8.count)
                let range = SourceRange(file: SourceFile(path: "f", bytes: damaged), start: event.start, end: event.end)
                let located = LocatedText(text: folded.text, range: range, segments: folded.segments)
                for (place, byte) in folded.text.utf8.enumerated() {
                    let found = damaged[located.range(of: place..<place + 1).start]
                    #expect(byte == found || found == UInt8(ascii: "\\") || byte.isBlankOrBreak && found.isBreak)
                }
                comparisons += 1
            }
        }
        #expect(comparisons > 1000)
    }

    private func damaged(_ bytes: [UInt8], _ others: [UInt8], _ random: inout LinearCongruentialGenerator) -> [UInt8] {
        var damaged = bytes
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let other = others[Int.random(in: 0..<others.count, using: &random)]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = other
        case 1: damaged.insert(other, at: place)
        default: damaged.remove(at: place)
        }
        return damaged
    }

    @Test(arguments: [
        "- a:\n  -:\n :", ":", "- :", "a:\n  :\n", "{:}", "?", "? :", "x: y\n z: :\n", "a b\n c: d", "a\n: b",
        "x: a\n  b c: d",
    ])
    func punctuationAloneIsRead(_ text: String) {
        read(Array(text.utf8))
        read(Array("\u{FEFF}é: 1\n\(text)".utf8))
    }

    @Test(arguments: MistakeTests.names)
    func everyBeginningOfAMistakeIsRead(_ name: String) throws {
        let bytes = try Fixture.mistake(String(name.dropLast(4))).bytes
        for count in 0..<bytes.count { read(Array(bytes[..<count])) }
    }

    private func read(_ bytes: [UInt8]) {
        var diagnostics = DiagnosticBag()
        let roots = YAMLReader.readDocuments(SourceFile(path: "f", bytes: bytes), into: &diagnostics)
        #expect(roots != nil || diagnostics.hasErrors)
        for root in roots ?? [] { visit(root, in: 0...bytes.count) }
        for diagnostic in diagnostics.sorted where diagnostic.message.contains("invalid YAML") {
            Issue.record("no words for: \(diagnostic.message)")
        }
    }

    private func visit(_ node: YAMLNode, in bounds: ClosedRange<Int>) {
        switch node {
        case .invalid: break
        case .scalar(let scalar):
            let whole = scalar.content.range(of: 0..<scalar.text.utf8.count)
            #expect(bounds.contains(whole.start) && bounds.contains(whole.end))
        case .sequence(let sequence):
            for item in sequence.items { visit(item, in: bounds) }
        case .mapping(let mapping):
            for entry in mapping.entries {
                visit(entry.key, in: bounds)
                visit(entry.value, in: bounds)
            }
        }
    }
}

/// A generator with the same numbers in every run.
private struct LinearCongruentialGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
