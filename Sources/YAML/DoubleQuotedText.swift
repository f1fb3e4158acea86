import Diagnostics

/// The text between double quotes, with its escapes resolved and its lines folded, and where each byte of it was written.
///
/// Surrogate pairs (`\uD83D\uDE00`), which JSON has and libyaml doesn't take, are joined.
struct DoubleQuotedText {
    private(set) var segments: [LocatedText.Segment] = []
    private var utf8: [UInt8] = []
    private var map = SegmentMap()
    private let bytes: [UInt8]
    private let end: Int

    var text: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// - Parameter range: between the quotes; the escapes in it have been accepted by libyaml.
    init(decoding bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        utf8.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < end {
            if bytes[offset].isBlankOrBreak {
                offset = readBlanks(offset, isBreakEscaped: false)
            } else if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end {
                offset = readEscape(offset)
            } else {
                append(bytes[offset], offset)
                offset += 1
            }
        }
        segments = map.segments
    }

    private mutating func append(_ byte: UInt8, _ source: Int) {
        map.add(utf8.count, source)
        utf8.append(byte)
    }

    /// Blanks count unless they surround a break; one break is a blank, each further one a line feed.
    private mutating func readBlanks(_ start: Int, isBreakEscaped: Bool) -> Int {
        var offset = start
        var breaks: [Int] = []
        while offset < end, bytes[offset].isBlankOrBreak {
            if bytes[offset].isBreak {
                breaks.append(offset)
                if bytes[offset] == 0x0D, offset + 1 < end, bytes[offset + 1] == 0x0A { offset += 1 }
            }
            offset += 1
        }
        if isBreakEscaped || breaks.count > 1 {
            for offset in breaks.dropFirst() { append(0x0A, offset) }
        } else if let offset = breaks.first {
            append(0x20, offset)
        } else {
            for blank in start..<offset { append(bytes[blank], blank) }
        }
        return offset
    }

    private mutating func readEscape(_ start: Int) -> Int {
        let letter = bytes[start + 1]
        if letter.isBreak { return readBlanks(start + 1, isBreakEscaped: true) }
        var next = start + 2
        let scalar: UInt32
        switch letter {
        case UInt8(ascii: "x"): scalar = readHexadecimal(&next, digits: 2)
        case UInt8(ascii: "u"): scalar = readUTF16(&next)
        case UInt8(ascii: "U"): scalar = readHexadecimal(&next, digits: 8)
        default: scalar = Self.meaning(of: letter)
        }
        for byte in String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8 { append(byte, start) }
        return next
    }

    private func readHexadecimal(_ offset: inout Int, digits: Int) -> UInt32 {
        let digitsEnd = min(offset + digits, end)
        let value = UInt32(String(decoding: bytes[offset..<digitsEnd], as: UTF8.self), radix: 16) ?? 0xFFFD
        offset = digitsEnd
        return value
    }

    private func readUTF16(_ offset: inout Int) -> UInt32 {
        let first = readHexadecimal(&offset, digits: 4)
        guard (0xD800..<0xDC00).contains(first), offset + 6 <= end, bytes[offset] == UInt8(ascii: "\\") else {
            return first
        }
        var next = offset + 2
        let second = readHexadecimal(&next, digits: 4)
        guard (0xDC00..<0xE000).contains(second) else { return first }
        offset = next
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private static func meaning(of letter: UInt8) -> UInt32 {
        switch letter {
        case UInt8(ascii: "0"): 0x00
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "e"): 0x1B
        case UInt8(ascii: "N"): 0x85
        case UInt8(ascii: "_"): 0xA0
        case UInt8(ascii: "L"): 0x2028
        case UInt8(ascii: "P"): 0x2029
        default: UInt32(letter)
        }
    }
}

extension DoubleQuotedText {
    /// A copy of a text in which each `\uD83D\uDE00` is replaced by an escape of the same length that libyaml takes; nil where there is none.
    static func replacingSurrogatePairs(in bytes: [UInt8]) -> [UInt8]? {
        var copy = bytes
        var isChanged = false
        var offset = 0
        while let backslash = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
            offset = min(backslash + 2, bytes.count)
            guard isSurrogate(bytes, backslash, second: 0x38...0x42),
                isSurrogate(bytes, backslash + 6, second: 0x43...0x46)
            else {
                continue
            }
            copy.replaceSubrange(backslash..<backslash + 12, with: placeholder)
            isChanged = true
            offset = backslash + 12
        }
        return isChanged ? copy : nil
    }

    /// Puts the pairs back into a text that turned out not to be double-quoted.
    static func restoringSurrogatePairs(in text: String, read: ArraySlice<UInt8>, from source: [UInt8]) -> String {
        var text = Array(text.utf8)
        for (place, found) in zip(text.ranges(of: placeholder), read.ranges(of: placeholder)) {
            text.replaceSubrange(place, with: source[found])
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let placeholder = Array(#"\uFFFD\uFFFD"#.utf8)

    /// Whether `\uD…` stands at an offset, its second digit (in upper case) in a range that tells high from low.
    private static func isSurrogate(_ bytes: [UInt8], _ offset: Int, second: ClosedRange<UInt8>) -> Bool {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return false }
        guard bytes[offset + 2] & 0xDF == UInt8(ascii: "D") else { return false }
        let digit = bytes[offset + 3] >= 0x61 ? bytes[offset + 3] & 0xDF : bytes[offset + 3]
        return second.contains(digit)
            && bytes[offset + 2..<offset + 6].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
