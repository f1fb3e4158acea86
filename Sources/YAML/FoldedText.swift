import Diagnostics

/// A text whose escapes libyaml has replaced and whose lines it has folded, and where each byte of it was written.
///
/// Surrogate pairs (`\uD83D\uDE00`), which JSON has and libyaml doesn't take, are joined.
struct FoldedText {
    /// One for each place where text and source stop running alongside.
    private(set) var segments: [LocatedText.Segment] = []
    /// The bytes of the text that have been found in the source.
    private(set) var placedCount = 0
    private var placed: [UInt8] = []
    /// What remains of libyaml's text.
    private var rest: ArraySlice<UInt8>
    private let bytes: [UInt8]
    private var source: Int
    private let end: Int

    /// - Parameters:
    ///   - text: as libyaml has it.
    ///   - range: the source, without quotes and the header of a block.
    init(_ text: String, _ style: YAMLScalar.Style, in bytes: [UInt8], _ range: Range<Int>) {
        rest = Array(text.utf8)[...]
        self.bytes = bytes
        source = range.lowerBound
        end = range.upperBound
        while source < end {
            if bytes[source].isBlankOrBreak {
                if style == .folded { skipWhiteSpace() } else { readWhiteSpace(isBreakEscaped: false) }
            } else if style == .doubleQuoted, bytes[source] == UInt8(ascii: "\\"), source + 1 < end {
                readEscape()
            } else {
                place(rest.popFirst(), at: source)
                source += style == .singleQuoted && bytes[source] == UInt8(ascii: "'") ? 2 : 1
            }
        }
    }

    var text: String { String(decoding: placed + rest, as: UTF8.self) }

    /// The next byte of the text was written here.
    private mutating func place(_ byte: UInt8?, at source: Int) {
        if segments.last.map({ source - $0.sourceOffset != placedCount - $0.textOffset }) ?? true {
            segments.append((placedCount, source))
        }
        placedCount += 1
        if let byte { placed.append(byte) }
    }

    /// In a folded block, where the indentation says what counts, only the words between are found again.
    private mutating func skipWhiteSpace() {
        while source < end, bytes[source].isBlankOrBreak { source += 1 }
        let skipped = rest.prefix(while: \.isBlankOrBreak)
        rest = rest.dropFirst(skipped.count)
        placed += skipped
        placedCount += skipped.count
    }

    /// Blanks count unless they surround a break; one break is a blank, each further one a line feed.
    private mutating func readWhiteSpace(isBreakEscaped: Bool) {
        let start = source
        var breaks: [Int] = []
        while source < end, bytes[source].isBlankOrBreak {
            if bytes[source].isBreak {
                breaks.append(source)
                if bytes[source] == 0x0D, source + 1 < end, bytes[source + 1] == 0x0A { source += 1 }
            }
            source += 1
        }
        let counted =
            breaks.isEmpty ? Array(start..<source)[...] : breaks.dropFirst(isBreakEscaped || breaks.count > 1 ? 1 : 0)
        for offset in counted { place(rest.popFirst(), at: offset) }
    }

    private mutating func readEscape() {
        let start = source
        switch bytes[start + 1] {
        case let letter where letter.isBreak:
            source += 1
            return readWhiteSpace(isBreakEscaped: true)
        case UInt8(ascii: "x"): source += 4
        case UInt8(ascii: "U"): source += 10
        case UInt8(ascii: "u"):
            source += 6
            if let pair = SurrogatePair.scalar(in: bytes, at: start), rest.count >= 6 {
                source += 6
                rest = rest.dropFirst(6)
                for byte in String(Character(pair)).utf8 { place(byte, at: start) }
                return
            }
        default: source += 2
        }
        let count = rest.first.map { max(1, (~$0).leadingZeroBitCount) } ?? 1
        for _ in 0..<count { place(rest.popFirst(), at: start) }
    }
}

/// `\uD83D\uDE00`: two escapes that stand for one character.
enum SurrogatePair {
    /// Of the same length, and accepted by libyaml.
    private static let placeholder = Array(#"\uFFFD\uFFFD"#.utf8)

    /// A copy of a text in which a placeholder stands for each pair; nil where there is none.
    static func replacingAll(in bytes: [UInt8]) -> [UInt8]? {
        var copy = bytes
        var isChanged = false
        var offset = 0
        while let backslash = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
            offset = min(backslash + 2, bytes.count)
            guard scalar(in: bytes, at: backslash) != nil else { continue }
            offset = backslash + placeholder.count
            copy.replaceSubrange(backslash..<offset, with: placeholder)
            isChanged = true
        }
        return isChanged ? copy : nil
    }

    /// Puts the pairs back into a text that turned out not to be double-quoted.
    static func restoringAll(in text: String, read: ArraySlice<UInt8>, from source: [UInt8]) -> String {
        var text = Array(text.utf8)
        for (place, found) in zip(text.ranges(of: placeholder), read.ranges(of: placeholder)) {
            text.replaceSubrange(place, with: source[found])
        }
        return String(decoding: text, as: UTF8.self)
    }

    static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
        guard let high = unit(in: bytes, at: offset), 0xD800..<0xDC00 ~= high,
            let low = unit(in: bytes, at: offset + 6), 0xDC00..<0xE000 ~= low
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private static func unit(in bytes: [UInt8], at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset...].starts(with: #"\u"#.utf8) else { return nil }
        let digits = bytes[offset + 2..<offset + 6]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
