import Diagnostics
import Testing

@testable import YAML

/// Tests of the ranges of nodes, and of positions in their texts.
struct RangeTests {
    private static let values: [(source: String, range: String)] = [
        ("k: plain  # comment\nnext: 1", "plain"),
        ("k: 'a b' \nnext: 1", "'a b'"),
        ("k: [Todo]  \nnext: 1", "[Todo]"),
        ("k: { a: 1 }\nnext: 1", "{ a: 1 }"),
        ("k: [a, # one\n  b\n  ] # end\nnext: 1", "[a, # one\n  b\n  ]"),
        ("k: &x !!str 'text'\nnext: 1", "'text'"),
        ("k: &x # why\n  'text'\nnext: 1", "'text'"),
        ("k: &x [a]\nnext: 1", "[a]"),
        ("k: !local\n  a: 1\nnext: 1", "a: 1"),
        ("k:\n  a: 1\n  b: 2\n\n# comment\n\nnext: 1", "a: 1\n  b: 2"),
        ("k:\n  a: 1\n  b:\n\nnext: 1", "a: 1\n  b:"),
        ("k:\n  a: 1\n  b:   # c\n\nnext: 1", "a: 1\n  b:"),
        ("k:\n  - a\n  - b # c\n\n\nnext: 1", "- a\n  - b"),
        ("k:\n  - a\n  -\n\nnext: 1", "- a\n  -"),
        ("k:\n- a\n- {b: c}\nnext: 1", "- a\n- {b: c}"),
        ("k:\n  a:\n    - b:\n        c: d\n\n\nnext: 1", "a:\n    - b:\n        c: d"),
        ("k:\n  ? a\n  ? b\n\nnext: 1", "? a\n  ? b"),
        ("k:\n  ? a\n  : b\n\nnext: 1", "? a\n  : b"),
        ("k: |\n  one\n\n  two\n\n\nnext: 1", "|\n  one\n\n  two"),
        ("k: |+\n  one\n\nnext: 1", "|+\n  one\n"),
        ("k: |2-  # c\n    one\n   two\nnext: 1", "|2-  # c\n    one\n   two"),
        ("k: >\n  one\n  two\n\n# c\nnext: 1", ">\n  one\n  two"),
        ("k: >\n\nnext: 1", ">"),
        ("k: |\nnext: 1", "|"),
        ("k: |\r\n  one\r\n  two\r\n\r\nnext: 1", "|\r\n  one\r\n  two"),
        ("k: one\n  two # c\n\nnext: 1", "one\n  two"),
        ("k:    # c\nnext: 1", ""),
        ("k: [Int]? = nil # c\nnext: 1", "[Int]? = nil"),
        ("k: ключ # c\nnext: 1", "ключ"),
    ]

    @Test(arguments: values)
    func theRangeOfAValueIsWhatWasWritten(_ source: String, _ range: String) throws {
        for mark in ["", "\u{FEFF}"] {
            var diagnostics = DiagnosticBag()
            let root = YAMLReader.readDocument(SourceFile(path: "f", text: mark + source), into: &diagnostics)
            guard case .mapping(let mapping) = root, mapping.entries.count == 2 else {
                Issue.record("no mapping of two: \(diagnostics.sorted.map(\.listing))")
                return
            }
            #expect(mapping.entries[0].value.range.text == range)
            #expect(mapping.entries[0].key.range.text == "k")
            #expect(mapping.entries[1].value.range.text == "1")
            #expect(mapping.range.text == source)
        }
    }

    @Test func omittedValueIsAfterItsColon() throws {
        let source = "a:\nb:   \n? c\nd: {e: , f}\ng:\n  -\n  - \n"
        var diagnostics = DiagnosticBag()
        let root = try #require(YAMLReader.readDocument(SourceFile(path: "f", text: source), into: &diagnostics))
        let places = root.scalars.filter { $0.text.isEmpty }.map {
            "\($0.range.startPosition.line):\($0.range.startPosition.column)"
        }
        #expect(places == ["1:3", "2:3", "3:4", "4:7", "4:11", "6:4", "7:4"])
    }

    @Test func everyLineOfALiteralBlockIsFound() throws {
        for lineBreak in ["\n", "\r\n", "\r"] {
            let lines = ["é: |2-  # header", "", "    indented", "   ", "  \tтаб 😀", "", "  last"]
            let file = SourceFile(
                path: "f",
                text: lines.joined(separator: lineBreak) + lineBreak + lineBreak + "end: 1"
            )
            var diagnostics = DiagnosticBag()
            let root = YAMLReader.readDocument(file, into: &diagnostics)
            guard case .mapping(let mapping) = root, case .scalar(let scalar) = mapping.entries[0].value else {
                Issue.record("no mapping: \(diagnostics.sorted.map(\.listing))")
                return
            }
            #expect(scalar.text == "\n  indented\n \n\tтаб 😀\n\nlast")
            var offset = 0
            let places = scalar.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let range = scalar.content.range(of: offset..<offset + line.utf8.count)
                offset += line.utf8.count + 1
                #expect(range.text == line)
                return "\(range.startPosition.line):\(range.startPosition.column)"
            }
            #expect(places == ["2:1", "3:3", "4:3", "5:3", "6:1", "7:3"])
        }
    }

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
            #expect(
                byte == found || isLineBreakOrFolded || isEscape,
                "\(range.location) \(scalar.text.debugDescription) at \(offset)"
            )
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
