import Diagnostics

/// A text with the source offset of each byte, after libyaml has replaced its escapes and folded its lines.
///
/// Surrogate pairs (`\uD83D\uDE00`), which JSON allows and libyaml rejects, are joined.
struct FoldedText {
    /// A segment for each run of bytes that are contiguous in the text and in the source.
    private(set) var segments: [LocatedText.Segment] = []
    private(set) var placedCount = 0
    private var placed: [UInt8] = []
    /// The bytes of libyaml's text that have no source offset yet.
    private var rest: ArraySlice<UInt8>
    private let bytes: [UInt8]
    private var source: Int
    private let end: Int

    /// - Parameters:
    ///   - text: the text from libyaml's event.
    ///   - range: the text in the source, without quotes or block header.
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

    /// Records that the next byte of the text is at `source`.
    private mutating func place(_ byte: UInt8?, at source: Int) {
        if segments.last.map({ source - $0.sourceOffset != placedCount - $0.textOffset }) ?? true {
            segments.append((placedCount, source))
        }
        placedCount += 1
        if let byte { placed.append(byte) }
    }

    /// Skips white space of a folded block. It gets no exact source offsets, because its meaning depends on the indentation.
    private mutating func skipWhiteSpace() {
        while source < end, bytes[source].isBlankOrBreak { source += 1 }
        let skipped = rest.prefix(while: \.isBlankOrBreak)
        rest = rest.dropFirst(skipped.count)
        placed += skipped
        placedCount += skipped.count
    }

    /// Reads white space. Spaces around a break do not count. A single break is a space. Of several breaks, all after the first are line feeds.
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

/// A surrogate pair: two escapes for one character, such as `\uD83D\uDE00`.
enum SurrogatePair {
    /// The text that replaces a pair. It has the same length, and libyaml accepts it.
    private static let placeholder = Array(#"\uFFFD\uFFFD"#.utf8)

    /// Returns a copy of a text with a placeholder for each pair; nil if there is no pair.
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

    /// Restores the pairs in a text that is not double-quoted, because its backslashes do not begin escapes.
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
