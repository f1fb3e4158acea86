import Diagnostics
import Testing

@testable import YAML

struct LimitTests {
    private func read(_ text: String, _ change: (inout YAMLLimits) -> Void = { _ in }) -> (
        listing: [String], root: YAMLNode?
    ) {
        var limits = YAMLLimits()
        change(&limits)
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(SourceFile(path: "f", text: text), limits: limits, into: &diagnostics)
        return (diagnostics.sorted.map(\.listing), root)
    }

    @Test func ofTheFile() {
        let large = String(repeating: "a: 1\n", count: 2_000_000)
        #expect(
            read(large).listing == [
                "1:1-1:1: SC0201 the file has 10000000 bytes, but the limit for YAML files is 8000000\n  help: split it into several files\n"
            ]
        )
        #expect(read("abcdef") { $0.fileSize = 6 }.root != nil)
        #expect(read("abcdef") { $0.fileSize = 5 }.root == nil)
    }

    @Test(arguments: ["[", "[\n", "{a: ", "- ", "? ", "- ? - "])
    func ofDepth(_ opening: String) {
        let result = read(String(repeating: opening, count: 100_000))
        #expect(result.listing.count == 1)
        #expect(
            result.listing[0].contains(
                "SC0202 lists and mappings are nested more than 100 levels deep\n  help: flatten the structure\n"
            )
        )
        #expect(result.root == nil)
    }

    @Test func ofDepthExactly() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(read(nested(100)).listing == [])
        #expect(
            read(nested(101)).listing == [
                "1:101-1:101: SC0202 lists and mappings are nested more than 100 levels deep\n  help: flatten the structure\n"
            ]
        )
    }

    @Test func ofDepthThroughAliases() {
        let chain = "- &a0 [x]\n" + (1..<20_000).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(
            read(chain).listing == [
                "100:9-100:13: SC0202 lists and mappings are nested more than 100 levels deep\n  help: flatten the structure\n"
            ]
        )
    }

    @Test func mergeKeysDoNotNest() {
        let chain =
            "a0: &a0 {k0: v}\n" + (1..<300).map { "a\($0): &a\($0)\n  <<: [*a\($0 - 1)]\n  k\($0): v\n" }.joined()
        let result = read(chain)
        #expect(result.listing == [])
        guard case .mapping(let root) = result.root, case .mapping(let last) = root.entries[299].value else {
            Issue.record("no mapping")
            return
        }
        #expect(last.entries.count == 300)
    }

    @Test func ofNodes() {
        #expect(read("[a, b, c]") { $0.nodeCount = 4 }.listing == [])
        #expect(
            read("[a, b, c]") { $0.nodeCount = 3 }.listing == [
                """
                1:8-1:8: SC0203 the file has more than 3 values, including those that aliases repeat
                  help: split the file, or use fewer nested aliases

                """
            ]
        )
        #expect(read("a: &a [1, 2]\nb: *a") { $0.nodeCount = 9 }.listing == [])
        #expect(read("a: &a [1, 2]\nb: *a") { $0.nodeCount = 8 }.listing.count == 1)
    }

    @Test func ofNodesThroughAliases() {
        let bomb =
            "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
            + (1..<30).map {
                "a\($0): &a\($0) [" + Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ",") + "]\n"
            }.joined()
        let result = read(bomb)
        #expect(result.root == nil)
        #expect(
            result.listing == [
                """
                7:10-7:13: SC0203 the file has more than 1000000 values, including those that aliases repeat
                  help: split the file, or use fewer nested aliases

                """
            ]
        )
    }

    @Test func ofAText() {
        let result = read("a: 'é'\nb: |\n  12\n  34\nc: 1") { $0.scalarSize = 5 }
        #expect(
            result.listing == [
                "2:4-2:4: SC0204 the text has 6 bytes, but the limit is 5\n  help: shorten the text\n"
            ]
        )
        #expect(result.root?.outline == "{a: \"é\", b: ‹|\n  12\n  34\n›, c: 1}")
    }

    @Test func ofSuggestions() {
        let name = String(repeating: "a", count: 100_000)
        #expect(read("- &\(name)b 1\n- *\(name)").listing.count == 1)
        let anchors = (0..<5_000).map { "- &anchor\($0) 1\n" }.joined()
        let aliases = (0..<5_000).map { "- *anchr\($0)\n" }.joined()
        #expect(read(anchors + aliases).listing.count == 1_001)
        let value = "[" + String(repeating: "x", count: 300) + "]?"
        #expect(
            read("a: \(value)").listing == [
                "1:4-1:307: SC0213 this value needs quotes: YAML reads `[` as the beginning of a list\n  help: put it in quotes\n"
            ]
        )
    }

    @Test func ofDirectives() {
        let directives = (0..<100_000).map { "%TAG !a\($0)! b\n" }.joined()
        #expect(
            read(directives).listing == [
                "101:1-101:2: SC0205 more than 100 lines begin with `%`\n  help: remove these lines; if they are text, quote or indent them\n"
            ]
        )
    }

    @Test func ofRepairs() {
        let mistakes = (0..<80).map { "k\($0): [A]? = nil\n" }.joined()
        let result = read(mistakes)
        #expect(result.listing.count == 51)
        #expect(result.listing.allSatisfy { $0.contains("SC0213") })
        #expect(result.root == nil)
        #expect(read(mistakes) { $0.repairCount = 80 }.root != nil)
        #expect(read(mistakes) { $0.repairedBytes = 3 * mistakes.utf8.count }.listing.count == 4)
    }

    private static let longTexts: [String] = [
        String(repeating: "a\n\t\n", count: 20_000), String(repeating: "#x\n", count: 100_000) + "a: 1",
        "[" + String(repeating: #""\uD83D\uDE00","#, count: 20_000) + "]",
        "\"" + String(repeating: #"\uD83D\uDE00"#, count: 80_000) + "\"", String(repeating: "'", count: 200_000),
        "a: |\n" + String(repeating: "  é\n", count: 50_000),
        "a: \"" + String(repeating: "\\\\", count: 100_000) + "\"",
        String(repeating: "x", count: 200_000) + ": 1",
        "{" + String(repeating: "a: [Int]? = nil, ", count: 5_000) + "}",
    ]

    /// Each of these texts would take minutes if an algorithm were quadratic.
    @Test(.timeLimit(.minutes(10)), arguments: longTexts.indices)
    func longTextsAreQuick(_ index: Int) {
        #expect(read(Self.longTexts[index]).listing.count <= 60)
    }
}
