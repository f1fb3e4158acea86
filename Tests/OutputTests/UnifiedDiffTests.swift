import Foundation
import Output
import Testing

struct UnifiedDiffTests {
    static func diff(_ old: String?, _ new: String?, color: Bool = false) -> String {
        let diff = UnifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
        return String(decoding: diff.bytes(path: "a.swift", color: color), as: UTF8.self)
    }

    static let numbers = (1...20).map { "\($0)\n" }.joined()

    static let cases: [(old: String?, new: String?, diff: String)] = [
        ("a\n", "a\n", ""),
        ("", "", ""),
        (nil, "a\nb\n", "--- /dev/null\n+++ b/a.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
        ("a\n", nil, "--- a/a.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
        ("a\n", "b\n", "--- a/a.swift\n+++ b/a.swift\n@@ -1 +1 @@\n-a\n+b\n"),
        (
            "a\nb", "a\nb\n",
            "--- a/a.swift\n+++ b/a.swift\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"
        ),
        (
            numbers, numbers.replacing("\n10\n", with: "\nten\n"),
            "--- a/a.swift\n+++ b/a.swift\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n"
        ),
        (
            numbers, numbers.replacing("\n4\n", with: "\n").replacing("\n10\n", with: "\n10\nnew\n"),
            "--- a/a.swift\n+++ b/a.swift\n@@ -1,13 +1,13 @@\n 1\n 2\n 3\n-4\n 5\n 6\n 7\n 8\n 9\n 10\n+new\n 11\n 12\n 13\n"
        ),
        (
            numbers, numbers.replacing("\n4\n", with: "\n").replacing("\n12\n", with: "\n12\nnew\n"),
            "--- a/a.swift\n+++ b/a.swift\n@@ -1,7 +1,6 @@\n 1\n 2\n 3\n-4\n 5\n 6\n 7\n"
                + "@@ -10,6 +9,7 @@\n 10\n 11\n 12\n+new\n 13\n 14\n 15\n"
        ),
        ("a\0b", "c", "Binary files a/a.swift and b/a.swift differ\n"),
    ]

    @Test(arguments: cases)
    func looksLikeGitsDiff(old: String?, new: String?, diff: String) {
        #expect(Self.diff(old, new) == diff)
    }

    /// Latin 1, for instance.
    @Test func binaryBytesAreUnchanged() {
        let diff = UnifiedDiff(old: [0xE9, 0x0A, 0x31, 0x0A], new: [0xE9, 0x0A, 0xE8, 0x0A]).bytes(path: "a")
        #expect(diff == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n ".utf8 + [0xE9] + "\n-1\n+".utf8 + [0xE8, 0x0A])
    }

    @Test func colorsLinesLikeGit() {
        #expect(
            Self.diff("a\nb\n", "a\nc\n", color: true)
                == "\u{1B}[1m--- a/a.swift\u{1B}[m\n\u{1B}[1m+++ b/a.swift\u{1B}[m\n\u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m\n a\n"
                + "\u{1B}[31m-b\u{1B}[m\n\u{1B}[32m+c\u{1B}[m\n"
        )
    }

    @Test func namesBothPathsOfAMovedFile() {
        let changed = UnifiedDiff(old: [0x31, 0x0A], new: [0x32, 0x0A], oldPath: "Old/a")
        let unchanged = UnifiedDiff(old: [0x31], new: [0x31], oldPath: "Old/a")
        let names = "diff --git a/Old/a b/New/a\nrename from Old/a\nrename to New/a\n"
        let lines = "--- a/Old/a\n+++ b/New/a\n@@ -1 +1 @@\n-1\n+2\n"
        #expect(String(decoding: changed.bytes(path: "New/a"), as: UTF8.self) == names + lines)
        #expect(String(decoding: unchanged.bytes(path: "New/a"), as: UTF8.self) == names + "\n")
    }

    /// Random texts: `patch` turns the old text into the new one.
    @Test(arguments: 1...60)
    func patchAcceptsTheDiff(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            "line \(Int.random(in: 0...9, using: &random))"
        }
        var new = old
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0...new.count, using: &random)
            if place < new.count, Bool.random(using: &random) {
                new.remove(at: place)
            } else {
                new.insert("new \(place)", at: place)
            }
        }
        let end = Bool.random(using: &random) ? "\n" : ""
        let texts = [old.map { $0 + "\n" }.joined(), new.joined(separator: "\n") + (new.isEmpty ? "" : end)]
        guard texts[0] != texts[1] else { return }
        let project = try TemporaryProject()
        try project.write(texts[0], to: "a.swift")
        try project.write(Self.diff(texts[0], texts[1]), to: "a.diff")
        let patch = Process()
        patch.executableURL = URL(filePath: "/usr/bin/env")
        patch.arguments = ["git", "apply", "--unidiff-zero", "--whitespace=nowarn", "a.diff"]
        patch.currentDirectoryURL = URL(filePath: project.root)
        try patch.run()
        patch.waitUntilExit()
        #expect(patch.terminationStatus == 0)
        #expect(project.text("a.swift") == texts[1])
    }

    @Test func tenThousandLinesAreQuick() {
        let old = (0..<10_000).map { "old \($0)\n" }.joined()
        let new = (0..<10_000).map { "new \($0)\n" }.joined()
        #expect(Self.diff(old, new).utf8.count > 150_000)
    }
}
