/// The difference between two texts, as `diff -u` and git write it: three lines around each change.
///
/// ```
/// --- a/Sources/App/Login.swift
/// +++ b/Sources/App/Login.swift
/// @@ -1,3 +1,3 @@
///  import UIKit
/// -let title = "Log in"
/// +let title = "Sign in"
/// ```
package struct UnifiedDiff: Sendable {
    /// What lay there and what will; nil for no file.
    package struct Texts: Equatable, Sendable {
        package let old: [UInt8]?
        package let new: [UInt8]?
        /// Where the old text lies if that is another path.
        package let oldPath: String?

        package init(old: [UInt8]?, new: [UInt8]?, oldPath: String? = nil) {
            (self.old, self.new, self.oldPath) = (old, new, oldPath)
        }
    }

    /// Of a file that goes to another path, as git tells it.
    private let rename: [String]
    private let header: [String]
    private let hunks: [DiffHunk]
    private let isBinary: Bool

    package init(path: String, _ texts: Texts) {
        let (old, new, from) = (texts.old, texts.new, texts.oldPath ?? path)
        rename = from == path ? [] : ["diff --git a/\(from) b/\(path)", "rename from \(from)", "rename to \(path)"]
        let before = old.map { _ in "a/\(from)" } ?? "/dev/null"
        let after = new.map { _ in "b/\(path)" } ?? "/dev/null"
        header = ["--- \(before)", "+++ \(after)"]
        isBinary = [old, new].contains { $0?.contains(0) ?? false }
        hunks = isBinary ? [] : DiffHunk.hunks(DiffLines(old ?? [], new ?? []))
    }

    /// The number of the first line of the old text that differs, from 1; nil where there is no old text, or no new one.
    package static func firstChangedLine(_ texts: Texts?) -> Int? {
        guard let old = texts?.old, let new = texts?.new else { return nil }
        return zip(DiffLines.lines(old), DiffLines.lines(new)).prefix { $0 == $1 }.count + 1
    }

    /// Nothing for equal texts at one path.
    package func text() -> String {
        String(decoding: bytes(), as: UTF8.self)
    }

    /// The same with the very bytes of the lines, which need be no text.
    /// - Parameter color: whether to colour lines as git does.
    package func bytes(color: Bool = false) -> [UInt8] {
        if isBinary {
            return Array("Binary files \(header[0].dropFirst(4)) and \(header[1].dropFirst(4)) differ\n".utf8)
        }
        // An empty line, or what follows would count as of this file.
        guard !hunks.isEmpty else {
            return Array((rename.map { $0 + "\n" }.joined() + (rename.isEmpty ? "" : "\n")).utf8)
        }
        let begin: (String) -> String = { color ? "\u{1B}[\($0)m" : "" }
        let end = color ? "\u{1B}[m\n" : "\n"
        var bytes = Array((rename + header).map { begin("1") + $0 + end }.joined().utf8)
        for hunk in hunks {
            bytes += (begin("36") + hunk.header + end).utf8
            for line in hunk.lines {
                let paint = line.color.map(begin)
                bytes += (paint ?? "").utf8 + line.bytes + (paint == nil ? "\n" : end).utf8
            }
        }
        return bytes
    }
}

/// A run of changes that lie close together, with the lines around them.
struct DiffHunk: Sendable {
    struct Line: Sendable {
        /// A space, `-`, `+`, or `\\` for a remark.
        let mark: UInt8
        let text: ArraySlice<UInt8>

        var bytes: [UInt8] { [mark] + text }

        /// The terminal's number of it; nil for none.
        var color: String? {
            mark == UInt8(ascii: "-") ? "31" : mark == UInt8(ascii: "+") ? "32" : nil
        }
    }

    private(set) var lines: [Line] = []
    private let oldStart: Int
    private let newStart: Int

    private static let context = 3

    /// `@@ -1,3 +1,4 @@`; a count of one is left out, and an empty side counts from the line before.
    var header: String {
        "@@ -\(range(oldStart, UInt8(ascii: "-"))) +\(range(newStart, UInt8(ascii: "+"))) @@"
    }

    /// - Parameter mark: of the lines that only this side has.
    private func range(_ start: Int, _ mark: UInt8) -> String {
        let count = lines.count { $0.mark == mark || $0.mark == UInt8(ascii: " ") }
        return count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }

    static func hunks(_ texts: DiffLines) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        var changes = texts.changes[...]
        while let first = changes.first {
            let lead = min(context, first.old.lowerBound)
            var hunk = DiffHunk(oldStart: first.old.lowerBound - lead, newStart: first.new.lowerBound - lead)
            var end = hunk.oldStart
            var reach = first.old.lowerBound
            while let change = changes.first, change.old.lowerBound <= reach {
                hunk.add(texts.old[end..<change.old.lowerBound], mark: UInt8(ascii: " "))
                hunk.add(texts.old[change.old], mark: UInt8(ascii: "-"))
                hunk.add(texts.new[change.new], mark: UInt8(ascii: "+"))
                end = change.old.upperBound
                reach = end + context * 2
                changes = changes.dropFirst()
            }
            hunk.add(texts.old[end..<min(end + context, texts.old.count)], mark: UInt8(ascii: " "))
            hunks.append(hunk)
        }
        return hunks
    }

    private mutating func add(_ texts: ArraySlice<ArraySlice<UInt8>>, mark: UInt8) {
        for text in texts {
            let hasEnd = text.last == UInt8(ascii: "\n")
            lines.append(Line(mark: mark, text: hasEnd ? text.dropLast() : text))
            if !hasEnd {
                lines.append(Line(mark: UInt8(ascii: "\\"), text: Array(" No newline at end of file".utf8)[...]))
            }
        }
    }
}
