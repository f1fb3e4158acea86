import Foundation
import Testing

/// An input with its expected output, from a text file with such cases:
///
///     ### name of the case
///     input
///     ---
///     expected
///
/// `␠` stands for a space at the end of a line. If RECORD=1 is in the environment, the test writes the file again with the
/// actual output, and still fails.
struct Case {
    let name: String
    let input: String
    let expected: String

    static func check(_ file: String, _ run: (String) -> String) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(file).txt")
        let text = try String(contentsOf: url, encoding: .utf8)
        let cases = parse(text)
        try #require(!cases.isEmpty)
        var recorded = ""
        for one in cases {
            let actual = run(one.input.replacing("␠", with: " "))
            recorded += "### \(one.name)\n\(one.input)\n---\n\(actual)\n\n"
            #expect(actual == one.expected, "\(file): \(one.name)")
        }
        if ProcessInfo.processInfo.environment["RECORD"] != nil, recorded.dropLast() != text {
            try recorded.dropLast().write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(file).txt")
        }
    }

    private static func parse(_ text: String) -> [Case] {
        ("\n" + text).components(separatedBy: "\n### ").dropFirst().map { section in
            let parts = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let halves = ("\n" + (parts.count > 1 ? parts[1] : "")).components(separatedBy: "\n---\n")
            return Case(
                name: String(parts[0]),
                input: String(halves[0].dropFirst()),
                expected: halves.count > 1 ? String(halves[1].trimmingSuffix(while: \.isNewline)) : ""
            )
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isIncluded: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, isIncluded(last) { rest = rest.dropLast() }
        return rest
    }
}
