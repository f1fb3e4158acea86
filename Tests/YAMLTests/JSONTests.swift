import Diagnostics
import Testing

@testable import YAML

/// JSON is read as YAML.
struct JSONTests {
    private static let documents: [(source: String, outline: String)] = [
        ("{\n\t\"a\": 1,\n\t\"b\": [\n\t\t2\n\t]\n}\n", #"{"a": 1, "b": [2]}"#),
        (#"{"a":{"b":[1,2.5e-3,true,null,"x"]},"c":""}"#, #"{"a": {"b": [1, 2.5e-3, true, null, "x"]}, "c": ""}"#),
        (#"["\/\\\"\b\f\n\r\t\u00e9"]"#, #"["/\\\"\u{08}\u{0C}\n\r\té"]"#),
        (#"["\ud83d\uDE00\uD83D\uDE00", "a\uD83C\uDDE9\uD83C\uDDEAb"]"#, #"["😀😀", "a🇩🇪b"]"#),
        (#"{"\uD83D\uDE00": 1}"#, #"{"😀": 1}"#),
        (#"["\\uD83D\\uDE00", "\\\uD83D\uDE00"]"#, #"["\\uD83D\\uDE00", "\\😀"]"#),
        ("[]", "[]"), ("{}", "{}"), ("\"x\"", "\"x\""), ("1", "1"),
    ]

    @Test(arguments: documents)
    func isRead(_ source: String, as outline: String) {
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(SourceFile(path: "f", text: source), into: &diagnostics)
        #expect(diagnostics.sorted.map(\.listing) == [])
        #expect(root?.outline == outline)
    }

    /// Outside of double quotes, `\uD83D\uDE00` is twelve characters.
    @Test func surrogatePairsStayTextInOtherStyles() throws {
        let pair = #"\uD83D\uDE00"#
        let source = """
            a: x \(pair) é \(pair)
            b: 'it''s \(pair)'
            c: |
              \(pair) é
              \\uFFFD\\uFFFD \(pair)
            d: >
              \(pair)
              \(pair)
            e: "\(pair)"
            """
        var diagnostics = DiagnosticBag()
        let root = try #require(YAMLReader.readDocument(SourceFile(path: "f", text: source), into: &diagnostics))
        #expect(diagnostics.isEmpty)
        #expect(
            root.scalars.filter { $0.text.utf8.count > 1 }.map(\.text) == [
                "x \(pair) é \(pair)", "it's \(pair)", "\(pair) é\n\\uFFFD\\uFFFD \(pair)\n", "\(pair) \(pair)\n", "😀",
            ]
        )
    }

    @Test func aPartOfASurrogatePairIsFoundAtItsEscape() throws {
        let file = SourceFile(path: "f", text: #"["é\uD83D\uDE00 x"]"#)
        var diagnostics = DiagnosticBag()
        let root = try #require(YAMLReader.readDocument(file, into: &diagnostics))
        let content = try #require(root.scalars.first).content
        #expect(content.range(of: 0..<2).text == "é")
        #expect(content.range(of: 2..<6).start == 4)
        #expect(content.range(of: 7..<8).text == "x")
    }
}
