import Diagnostics
import Testing

@testable import YAML

/// Ranges of nodes, and places inside their texts.
struct RangeTests {
    @Test(arguments: Fixture.all)
    func everyByteOfATextIsFoundAgain(_ fixture: Fixture) throws {
        var diagnostics = DiagnosticBag()
        let roots = try #require(YAMLReader.readDocuments(try fixture.file, into: &diagnostics))
        for root in roots { try check(root) }
    }

    private func check(_ node: YAMLNode) throws {
        switch node {
        case .invalid(let range): Issue.record("invalid at \(range.location)")
        case .sequence(let sequence):
            for item in sequence.items { try check(item) }
        case .mapping(let mapping):
            for entry in mapping.entries {
                try check(entry.key)
                try check(entry.value)
            }
        case .scalar(let scalar): check(scalar)
        }
    }

    private func check(_ scalar: YAMLScalar) {
        let source = scalar.range.file.bytes
        for (offset, byte) in scalar.text.utf8.enumerated() {
            let range = scalar.content.range(of: offset..<offset + 1)
            let found = source[range.start]
            let isLineBreakOrFolded = byte == 0x0A || byte == 0x20 && (found.isBreak || scalar.style != .literal)
            let isEscape = scalar.style == .doubleQuoted && found == UInt8(ascii: "\\")
            #expect(byte == found || isLineBreakOrFolded || isEscape, "\(range.location) \(scalar.text.debugDescription) at \(offset)")
        }
        let whole = scalar.content.range(of: 0..<scalar.text.utf8.count)
        #expect(whole.start >= scalar.range.start && whole.end <= scalar.range.end + 1, "\(scalar.range.location)")
        let text = scalar.range.text
        switch scalar.style {
        case .plain: #expect(text.utf8.last.map { !$0.isBlankOrBreak } ?? true)
        case .singleQuoted: #expect(text.hasPrefix("'") && text.hasSuffix("'"))
        case .doubleQuoted: #expect(text.hasPrefix("\"") && text.hasSuffix("\""))
        case .literal: #expect(text.hasPrefix("|"))
        case .folded: #expect(text.hasPrefix(">"))
        }
    }
}
