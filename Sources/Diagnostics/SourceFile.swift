import Support
import Synchronization

/// A text that a user wrote, held as bytes, with its lines found once.
///
/// Ranges refer to it by reference, so that a value can carry its place through every stage.
package final class SourceFile: Sendable {
    /// As shown to the user: relative to the project if the file is in it.
    package let path: String
    package let bytes: [UInt8]
    /// The offset at which each line begins, the first behind a byte order mark; line feeds, CRLF and single carriage returns end a line.
    ///
    /// Nil until somebody asks, which happens to few files.
    private let foundLineStarts = Mutex<[Int]?>(nil)

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
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

    package var range: SourceRange {
        SourceRange(file: self, start: 0, end: byteCount)
    }

    package var lineCount: Int {
        lineStarts.count
    }

    /// Line and column of an offset, both from 1; a column counts characters, as an editor does, and far out in a line that nobody
    /// wrote by hand, which would take too long, bytes.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), byteCount)
        let lineStarts = lineStarts
        let line = max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
        let before = min(lineStarts[line], offset)..<offset
        let column = before.count > Self.longestLine ? before.count : text(before).count
        return (line + 1, column + 1)
    }

    private static let longestLine = 100_000

    /// The offsets of a line, numbered from 1, without what ends it.
    package func contentRange(ofLine line: Int) -> Range<Int> {
        let lineStarts = lineStarts
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// The text between two offsets; bytes that are no UTF-8 become replacement characters.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func lineStarts(in bytes: [UInt8]) -> [Int] {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for index in bytes.indices {
            let isLineEnd =
                switch bytes[index] {
                case UInt8(ascii: "\n"): true
                case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
                default: false
                }
            if isLineEnd { starts.append(index + 1) }
        }
        return starts
    }
}

extension [SourceFile] {
    /// Returns true if one of the files has a name in its path or text. A file with errors may declare it, so its use is not reported.
    ///
    /// - Parameter use: the place that uses the name, which does not declare it.
    package func mayDeclare(_ name: String, besides use: SourceRange? = nil) -> Bool {
        !name.isEmpty
            && contains { file in
                let parts =
                    use?.file === file
                    ? [0..<(use?.start ?? 0), (use?.end ?? 0)..<file.byteCount] : [0..<file.byteCount]
                return file.path.contains(name) || parts.contains { file.text($0).hasWord(name) }
            }
    }
}

extension String {
    /// Returns true if a word is in the text, and not only as a part of a longer one.
    fileprivate func hasWord(_ word: String) -> Bool {
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        return ranges(of: word).contains { range in
            !(self[..<range.lowerBound].last.map(isPart) ?? false)
                && !(self[range.upperBound...].first.map(isPart) ?? false)
        }
    }
}

/// Where a reader finds an offset: line and column, both from 1.
package typealias SourcePosition = (line: Int, column: Int)
