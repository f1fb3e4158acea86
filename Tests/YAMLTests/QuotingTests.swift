import Diagnostics
import Testing

@testable import YAML

struct QuotingTests {
    private static let quotings: [(String, String)] = [
        ("viper", "viper"),
        ("Signs a user in", "Signs a user in"),
        ("_private", "_private"),
        ("Foo<Bar>?", "Foo<Bar>?"),
        ("été", "été"),
        ("a:b", "a:b"),
        ("a#b", "a#b"),
        ("", #""""#),
        ("~", #""~""#),
        ("null", #""null""#),
        ("No", #""No""#),
        ("y", #""y""#),
        ("1.10", #""1.10""#),
        ("12:30", #""12:30""#),
        ("2001-01-01", #""2001-01-01""#),
        ("<<", #""<<""#),
        ("- x", #""- x""#),
        ("---", #""---""#),
        ("a: b", #""a: b""#),
        ("a:", #""a:""#),
        ("a #b", #""a #b""#),
        ("a #\u{301}b", "\"a #\u{301}b\""),
        (" a", #"" a""#),
        ("a ", #""a ""#),
        ("[Todo]? = nil", #""[Todo]? = nil""#),
        ("Dictionary<String, Int>", #""Dictionary<String, Int>""#),
        ("it's", #""it's""#),
        (#""a" ?? "b""#, #"'"a" ?? "b"'"#),
        (#"C:\x's"#, #"'C:\x''s'"#),
        ("'\u{301}\"", "'''\u{301}\"'"),
        ("a\nb", #""a\nb""#),
        ("a\tb\r\"", #""a\tb\r\"""#),
        ("\u{0}\u{85}\u{2028}\u{FEFF}", #""\x00\x85\u2028\uFEFF""#),
        ("😀", "\"😀\""),
    ]

    @Test(arguments: quotings)
    func isQuoted(_ text: String, as quoted: String) {
        #expect(YAMLQuoting.quoted(text) == quoted)
    }

    /// The text as a value, as a key, and in brackets.
    @Test(arguments: texts)
    func isReadBack(_ text: String) throws {
        let quoted = YAMLQuoting.quoted(text)
        let source = "key: \(quoted)\nlist: [\(quoted), {\(quoted): \(quoted)}]\nitems:\n  - \(quoted)\n"
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(SourceFile(path: "f", text: source), into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        guard case .mapping(let mapping) = root else {
            Issue.record("no mapping: \(source)")
            return
        }
        let scalars = mapping.entries.flatMap { $0.value.scalars }
        #expect(scalars.map { Array($0.text.utf8) } == Array(repeating: Array(text.utf8), count: 5), "\(source)")
    }

    private static let texts: [String] = {
        let pieces = [
            "a", "B1", " ", "  ", "\n", "\t", "\r", "'", "\"", "\\", "#", ": ", ":", ", ", "[", "]", "{", "}", "-",
            "- ", "? ", "?", "&x", "*x", "!t", "|",
            ">", "%", "@", "`", "~", "null", "true", "yes", "0", "1.5", "0x1F", ".inf", "<<", "=", "...", "---", "é",
            "e\u{301}", "\u{301}", "😀", "\u{0}",
            "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}",
        ]
        return [""] + pieces + pieces.flatMap { first in pieces.map { first + $0 } } + pieces.map { "a" + $0 + "b" }
            + pieces.map { $0 + "a" + $0 }
    }()

    /// The text that a message suggests for a value is read without diagnostics, as that value.
    @Test func suggestionsAreRight() throws {
        let file = try Fixture.mistake("swift-types")
        var diagnostics = DiagnosticBag()
        _ = YAMLReader.readDocument(file, into: &diagnostics)
        var source = file.bytes
        var values: [String] = []
        for diagnostic in diagnostics.sorted.reversed() {
            guard case .range(let range) = diagnostic.place, let help = diagnostic.help else { continue }
            let written = help.drop { $0 != "`" }.dropFirst().dropLast()
            let prefix = file.text(file.contentRange(ofLine: range.startPosition.line).lowerBound..<range.start).drop {
                $0 == " "
            }
            let suggestion = written.hasPrefix(prefix) ? written.dropFirst(prefix.count) : written
            source.replaceSubrange(range.start..<range.end, with: suggestion.utf8)
            values.insert(range.text, at: 0)
        }
        var none = DiagnosticBag()
        let root = try #require(YAMLReader.readDocument(SourceFile(path: "f", bytes: source), into: &none))
        #expect(none.sorted.map(\.message) == [])
        let quoted = root.scalars.filter { $0.style != .plain }.map(\.text)
        #expect(quoted == values.map { $0 == "'it's'" ? "it's" : $0 })
        #expect(quoted.count == 24)
    }
}

extension YAMLNode {
    /// All scalars in the node in their order, including keys.
    var scalars: [YAMLScalar] {
        switch self {
        case .invalid: []
        case .scalar(let scalar): [scalar]
        case .sequence(let sequence): sequence.items.flatMap(\.scalars)
        case .mapping(let mapping): mapping.entries.flatMap { $0.key.scalars + $0.value.scalars }
        }
    }
}
