import Support
import Synchronization

/// The bytes of a text that the user wrote. Its lines are found only once.
///
/// It is a class, so that all ranges can refer to it without a copy.
package final class SourceFile: Sendable {
    /// The path as shown to the user: relative to the project if the file is in it.
    package let path: String
    package let bytes: [UInt8]
    /// True if the file exists but can't be read. This has been reported.
    package let isUnread: Bool
    /// The offset at which each line begins. The first line begins after a byte-order mark. LF, CRLF and a single CR end a line.
    ///
    /// Nil until the first use, because few files need it.
    private let foundLineStarts = Mutex<[Int]?>(nil)

    package init(path: String, bytes: [UInt8], isUnread: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isUnread = isUnread
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var byteCount: Int {
        bytes.count
    }

    private var lineStarts: [Int] {
        foundLineStarts.withLock { found in
            if let found { return found }
            let lines = Self.lineStarts(in: bytes)
            found = lines
            return lines
        }
    }

    package var range: SourceRange { range(0..<byteCount) }

    package func range(_ part: Range<Int>) -> SourceRange {
        SourceRange(file: self, start: part.lowerBound, end: part.upperBound)
    }

    package var lineCount: Int {
        lineStarts.count
    }

    /// Returns the line and column of an offset, both from 1. A column counts characters, as editors do. If more than `longestLine` bytes are before
    /// the offset, it counts bytes, because counting characters would take too long.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), byteCount)
        let lineStarts = lineStarts
        let line = max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
        let before = min(lineStarts[line], offset)..<offset
        let column = before.count > Self.longestLine ? before.count : text(before).count
        return (line + 1, column + 1)
    }

    private static let longestLine = 100_000

    /// Returns the offsets of a line without its line break. The first line is 1.
    package func contentRange(ofLine line: Int) -> Range<Int> {
        let lineStarts = lineStarts
        let end = line < lineStarts.count ? lineStarts[line] : bytes.count
        return (lineStarts[line - 1]..<end).trimmingEnd { "\n\r".utf8.contains(bytes[$0]) }
    }

    /// Returns the text between two offsets. Invalid UTF-8 becomes replacement characters.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func lineStarts(in bytes: [UInt8]) -> [Int] {
        let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let starts = (1..<bytes.count + 1).filter { start in
            let byte = bytes[start - 1]
            return byte == newline || byte == carriageReturn && bytes[start...].first != newline
        }
        return [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0] + starts
    }
}

extension SourceFile {
    /// An error if the file is in UTF-16 or UTF-32.
    package var encodingProblem: Diagnostic? {
        foreignEncoding.map {
            let message = "expected a file in UTF-8, found \($0)"
            return Diagnostic(.yamlEncoding, message, at: range.beginning, help: "save it as UTF-8")
        }
    }

    private var foreignEncoding: String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
        return (bytes[0] == 0) != (bytes[1] == 0) ? "UTF-16" : nil
    }

    /// Returns an error for each merge conflict in the file.
    package func conflicts(_ code: DiagnosticCode) -> [Diagnostic] {
        let help = "keep the lines that you want, of one side or both, and delete the markers"
        return ConflictMarkers.conflicts(in: bytes).map {
            Diagnostic(code, "unresolved merge conflict", at: range($0), help: help)
        }
    }
}

extension [SourceFile] {
    /// Returns true if one of the files may declare a name: the name is in its path, or at the position of the name of a declaration. If such a
    /// file has errors, an unknown name is not reported.
    ///
    /// - Parameter use: the use of the name, which does not count as a declaration.
    package func mayDeclare(_ name: String, besides use: SourceRange? = nil) -> Bool {
        !name.isEmpty
            && contains { file in
                // UTF-16 and UTF-32 have NUL bytes.
                file.isUnread || file.bytes.contains(0) || file.path.contains(name)
                    || file.hasKey(name, besides: use?.file === file ? use?.start : nil)
            }
    }
}

extension SourceFile {
    /// Returns true if a word is at the position of the name of a declaration: at the beginning of a line, after `{`, `,` or `:`, or as a key after
    /// a dash.
    fileprivate func hasKey(_ word: String, besides use: Int?) -> Bool {
        let word = Array(word.utf8)
        return bytes.indices.contains { start in
            guard bytes[start] == word[0], start != use, bytes[start...].starts(with: word) else { return false }
            let rest = bytes[(start + word.count)...]
            return Self.endsName(rest) && Self.beginsName(bytes[..<start], isKey: rest.first == UInt8(ascii: ":"))
        }
    }

    private static func endsName(_ rest: ArraySlice<UInt8>) -> Bool {
        guard let next = rest.first else { return true }
        return !next.isPartOfWord && !",])".utf8.contains(next)
    }

    private static func beginsName(_ before: ArraySlice<UInt8>, isKey: Bool) -> Bool {
        guard let last = before.last(where: { !" \t\"'".utf8.contains($0) }) else { return true }
        return "\n\r{,:".utf8.contains(last) || isKey && last == UInt8(ascii: "-")
    }
}

/// The line and column of an offset, both from 1.
package typealias SourcePosition = (line: Int, column: Int)
