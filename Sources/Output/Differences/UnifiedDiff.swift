import SwiftMerge

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

    private let path: String
    private let texts: Texts

    private static let context = 3

    package init(path: String, _ texts: Texts) {
        (self.path, self.texts) = (path, texts)
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
        let from = texts.oldPath ?? path
        let old = texts.old == nil ? "/dev/null" : "a/\(from)"
        let new = texts.new == nil ? "/dev/null" : "b/\(path)"
        if [texts.old, texts.new].contains(where: { $0?.contains(0) ?? false }) {
            return Array("Binary files \(old) and \(new) differ\n".utf8)
        }
        let rename =
            from == path ? [] : ["diff --git a/\(from) b/\(path)", "rename from \(from)", "rename to \(path)"]
        let lines = DiffLines(texts.old ?? [], texts.new ?? [])
        guard !lines.changes.isEmpty else {
            // An empty line, or what follows would count as of this file.
            return rename.isEmpty ? [] : (rename + [""]).flatMap { Array("\($0)\n".utf8) }
        }

        var bytes: [UInt8] = []
        /// - Parameter paint: the terminal's number of a color.
        func add(_ line: some Sequence<UInt8>, _ paint: String?) {
            let paint = color ? paint : nil
            if let paint { bytes += "\u{1B}[\(paint)m".utf8 }
            bytes += line
            bytes += (paint == nil ? "\n" : "\u{1B}[m\n").utf8
        }
        func add(_ lines: ArraySlice<ArraySlice<UInt8>>, after mark: String, _ paint: String? = nil) {
            for line in lines {
                let hasEnd = line.last == UInt8(ascii: "\n")
                add(mark.utf8 + (hasEnd ? line.dropLast() : line), paint)
                if !hasEnd { add("\\ No newline at end of file".utf8, nil) }
            }
        }
        for line in rename + ["--- \(old)", "+++ \(new)"] { add(line.utf8, "1") }
        for hunk in Self.hunks(lines.changes) {
            let (first, last) = (hunk[0], hunk[hunk.count - 1])
            let before = min(Self.context, first.old.lowerBound)
            let after = min(Self.context, lines.old.count - last.old.upperBound)
            let old = first.old.lowerBound - before..<last.old.upperBound + after
            let new = first.new.lowerBound - before..<last.new.upperBound + after
            add("@@ -\(Self.text(of: old)) +\(Self.text(of: new)) @@".utf8, "36")
            var place = old.lowerBound
            for change in hunk {
                add(lines.old[place..<change.old.lowerBound], after: " ")
                add(lines.old[change.old], after: "-", "31")
                add(lines.new[change.new], after: "+", "32")
                place = change.old.upperBound
            }
            add(lines.old[place..<old.upperBound], after: " ")
        }
        return bytes
    }

    /// The changes that lie so close together that they share lines around them.
    private static func hunks(_ changes: [SequenceMerge.Change]) -> [[SequenceMerge.Change]] {
        changes.reduce(into: []) { hunks, change in
            if let last = hunks.last?.last, change.old.lowerBound <= last.old.upperBound + context * 2 {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
    }

    /// `1,3`; a count of one is left out, and an empty range counts from the line before.
    private static func text(of lines: Range<Int>) -> String {
        lines.count == 1
            ? "\(lines.upperBound)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }
}
