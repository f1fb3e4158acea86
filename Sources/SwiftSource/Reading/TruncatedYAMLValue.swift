import Diagnostics
import Support

import struct Diagnostics.SourceRange

/// Swift code in a YAML value without quotes, if YAML reads only its beginning.
///
/// In such a value, ` #` begins a comment. Inside `{…}` and `[…]`, a comma or closing bracket ends it. Neither is an error in YAML.
struct TruncatedYAMLValue {
    /// Whether a comment ended the value; otherwise a comma or closing bracket did.
    private let isAtComment: Bool
    private let file: SourceFile
    private let start: Int
    /// The offset of the `#`, comma or bracket that ended the value.
    private let cut: Int

    /// Creates a truncated value; nil if the value is quoted, or if no comment, comma or closing bracket follows it.
    init?(_ value: LocatedText) {
        file = value.range.file
        start = value.range.start
        let (bytes, end) = (file.bytes, value.range.end)
        let isQuoted = [start - 1, start].contains {
            bytes.indices.contains($0) && "\"'".utf8.contains(bytes[$0]) && value.text.utf8.first != bytes[$0]
        }
        guard !isQuoted,
            let next = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        else { return nil }
        switch bytes[next] {
        case UInt8(ascii: "#") where next > end: isAtComment = true
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): isAtComment = false
        default: return nil
        }
        cut = next
    }

    var diagnostic: Diagnostic {
        let end = self.end
        let message =
            isAtComment
            ? "a `#` after a space begins a YAML comment, so the value ends before it"
            : "a `\(file.text(cut..<(cut + 1)))` inside `{…}` or `[…]` ends the value in YAML, so `\(file.text(start..<end))` is cut in two"
        let read = SourceRange(file: file, start: start, end: trimmed(cut, downTo: start))
        let notes = isAtComment ? [Diagnostic.Note("the value that YAML read", at: read)] : []
        let code: DiagnosticCode = isAtComment ? .valueEndsAtComment : .valueEndsAtComma
        let place = SourceRange(file: file, start: cut, end: cut + 1)
        return Diagnostic(code, message, at: place, help: "quote the value: `\(quotedLine(to: end))`", notes: notes)
    }

    /// Returns an end offset without the spaces and tabs before it, but not less than `start`.
    private func trimmed(_ end: Int, downTo start: Int) -> Int {
        end > start
            ? file.bytes[start..<end].trimmingEnd { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.endIndex : end
    }

    /// The end of the value that the user intended: the end of the line, or in a flow collection, the next comma or closing bracket outside the
    /// value's own brackets.
    private var end: Int {
        let line = file.contentRange(ofLine: file.position(at: start).line)
        guard !isAtComment else { return trimmed(line.upperBound, downTo: cut) }
        var end = cut
        var depth = 0
        var isInString = false
        for index in start..<line.upperBound {
            let byte = file.bytes[index]
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            guard !isInString else { continue }
            if depth == 0, index >= cut, ",}]".utf8.contains(byte) { break }
            if "([{<".utf8.contains(byte) { depth += 1 }
            let isArrow = byte == UInt8(ascii: ">") && file.bytes[index - 1] == UInt8(ascii: "-")
            if ")]}>".utf8.contains(byte), !isArrow { depth -= 1 }
            end = index + 1
        }
        return trimmed(end, downTo: cut)
    }

    /// Returns the corrected line with the value in single quotes. Inside them, only single quotes need an escape.
    private func quotedLine(to end: Int) -> String {
        let line = file.contentRange(ofLine: file.position(at: start).line)
        let value = file.text(start..<end).replacing("'", with: "''")
        let whole = file.text(line.lowerBound..<start) + "'" + value + "'" + file.text(end..<max(end, line.upperBound))
        return String(whole.trimmingBlanks)
    }
}
