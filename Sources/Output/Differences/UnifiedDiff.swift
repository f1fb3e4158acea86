import SwiftMerge

/// The difference between two texts, in the format of `diff -u` and git, with three lines of context.
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
    /// The old text; nil if there was no file.
    package let old: [UInt8]?
    /// The new text; nil if there is no file afterwards.
    package let new: [UInt8]?
    /// The path of the old text if it differs from the new path.
    package let oldPath: String?

    private static let context = 3

    package init(old: [UInt8]?, new: [UInt8]?, oldPath: String? = nil) {
        (self.old, self.new, self.oldPath) = (old, new, oldPath)
    }

    /// The number of the first line that differs, starting at 1; nil if there is no old text, or no new one.
    package var firstChangedLine: Int? {
        guard let old, let new else { return nil }
        return zip(DiffLines.lines(old), DiffLines.lines(new)).prefix { $0 == $1 }.count + 1
    }

    /// Returns the diff, with the exact bytes of the lines, which need not be UTF-8. Returns nothing for equal texts at one path.
    ///
    /// - Parameters:
    ///   - path: the path of the new text; that of the old text if there is no new one.
    ///   - color: whether to color lines as git does.
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
            // The empty line ends the rename. Otherwise, the next lines would count as part of this file.
            return rename.isEmpty ? [] : (rename + [""]).flatMap { Array("\($0)\n".utf8) }
        }

        var bytes: [UInt8] = []
        /// - Parameter paint: the number of a terminal color.
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

    /// Returns the changes in groups. The changes of a group are so close together that they share context lines.
    private static func hunks(_ changes: [SequenceMerge.Change]) -> [[SequenceMerge.Change]] {
        changes.reduce(into: []) { hunks, change in
            if let last = hunks.last?.last, change.old.lowerBound <= last.old.upperBound + context * 2 {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
    }

    /// Returns the start and the count of lines, such as `1,3`. A count of one is left out. An empty range starts at the line before it.
    private static func text(of lines: Range<Int>) -> String {
        lines.count == 1
            ? "\(lines.upperBound)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }
}
