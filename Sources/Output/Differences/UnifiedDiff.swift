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
package struct UnifiedDiff: Equatable, Sendable {
    /// What lay there; nil for no file.
    package let old: [UInt8]?
    /// What will lie there; nil for no file.
    package let new: [UInt8]?
    /// Where the old text lies if that is another path.
    package let oldPath: String?

    private static let context = 3

    package init(old: [UInt8]?, new: [UInt8]?, oldPath: String? = nil) {
        (self.old, self.new, self.oldPath) = (old, new, oldPath)
    }

    /// The number of the first line of the old text that differs, from 1; nil where there is no old text, or no new one.
    package var firstChangedLine: Int? {
        guard let old, let new else { return nil }
        return zip(DiffLines.lines(old), DiffLines.lines(new)).prefix { $0 == $1 }.count + 1
    }

    /// Returns nothing for equal texts at one path; otherwise the very bytes of the lines, which need be no text.
    ///
    /// - Parameters:
    ///   - path: where the new text lies, or else lay the old one.
    ///   - color: whether to colour lines as git does.
    package func bytes(path: String, color: Bool = false) -> [UInt8] {
        let from = oldPath ?? path
        let oldName = old == nil ? "/dev/null" : "a/\(from)"
        let newName = new == nil ? "/dev/null" : "b/\(path)"
        if [old, new].contains(where: { $0?.contains(0) ?? false }) {
            return Array("Binary files \(oldName) and \(newName) differ\n".utf8)
        }
        let rename = from == path ? [] : ["diff --git a/\(from) b/\(path)", "rename from \(from)", "rename to \(path)"]
        let lines = DiffLines(old ?? [], new ?? [])
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
        for line in rename + ["--- \(oldName)", "+++ \(newName)"] { add(line.utf8, "1") }
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
