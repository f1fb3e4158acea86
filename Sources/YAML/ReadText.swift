import Diagnostics
import Support

/// A file, and a copy of its bytes for libyaml. The copy replaces what libyaml can't read.
struct ReadText {
    let file: SourceFile
    /// The start of the text, after a byte-order mark.
    let base: Int
    /// The offset of each Unicode scalar; empty if the whole text is ASCII.
    private let characters: [Int]
    /// The bytes for libyaml. Replacements have the same length, so that offsets stay valid.
    var bytes: [UInt8]
    private(set) var masks: [Int: Range<Int>] = [:]
    private var hasReplacedPairs = false

    init(_ file: SourceFile, from base: Int) {
        (self.file, self.base) = (file, base)
        let isASCII = file.bytes[base...].allSatisfy { $0 < 0x80 }
        characters = isASCII ? [] : (base..<file.byteCount).filter { file.bytes[$0] & 0xC0 != 0x80 }
        let replaced = SurrogatePair.replacingAll(in: file.bytes)
        bytes = replaced ?? file.bytes
        hasReplacedPairs = replaced != nil
    }

    /// Replaces a range with a plain text of the same length. It is read as `YAMLNode.invalid` with the range `value`.
    mutating func mask(_ range: Range<Int>, of value: Range<Int>) {
        masks[range.lowerBound] = value
        for offset in range where bytes[offset] < 0x80 && !bytes[offset].isBlankOrBreak {
            bytes[offset] = UInt8(ascii: "x")
        }
    }

    /// Returns libyaml's `value` with the surrogate pairs of the file instead of their placeholders.
    func asWritten(_ value: String, in range: Range<Int>) -> String {
        guard hasReplacedPairs else { return value }
        return SurrogatePair.restoringAll(in: value, read: bytes[range], from: file.bytes)
    }
}

// MARK: - Places

extension ReadText {
    /// Returns the UTF-8 offset of a libyaml mark, which counts Unicode scalars.
    func offset(ofCharacter character: Int) -> Int {
        if characters.isEmpty { return min(base + character, file.byteCount) }
        return character < characters.count ? characters[character] : file.byteCount
    }

    func line(at offset: Int) -> BlockLine {
        BlockLine(around: offset, in: bytes, from: base)
    }

    func range(_ range: Range<Int>) -> SourceRange {
        file.range(range)
    }

    func endOfCharacter(at offset: Int) -> Int {
        bytes[min(offset + 1, bytes.count)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    }

    /// Returns the start of a node after its anchor and tag.
    func contentStart(of event: YAMLEvent) -> Int {
        var offset = event.start
        let properties = (event.anchor == nil ? 0 : 1) + (event.tag == nil ? 0 : 1)
        for _ in 0..<properties {
            while offset < event.end, !bytes[offset].isBlankOrBreak { offset += 1 }
            offset = endOfBlanks(from: offset, to: event.end)
        }
        return offset
    }

    /// Returns the end of the spaces, line breaks and comments at `start`.
    private func endOfBlanks(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end {
            if bytes[offset] == UInt8(ascii: "#") {
                while offset < end, !bytes[offset].isBreak { offset += 1 }
            } else if bytes[offset].isBlankOrBreak {
                offset += 1
            } else {
                break
            }
        }
        return offset
    }

    func endOfContent(before end: Int, after start: Int) -> Int {
        bytes[start..<max(start, end)].trimmingEnd(while: \.isBlankOrBreak).endIndex
    }

    /// Returns the offset after the colon that follows a key on its line. If no colon follows, returns the end of the key.
    func endOfColon(after keyEnd: Int) -> Int {
        let colon = bytes[...].skipBlanks(keyEnd)
        return bytes[colon...].first == UInt8(ascii: ":") ? colon + 1 : keyEnd
    }

    /// Returns the error for non-breaking spaces where YAML needs a plain space; nil if there are none. Such places are both ends of the range, after
    /// the colon of its key, and after a dash that begins it.
    func hardSpace(in range: Range<Int>) -> Diagnostic? {
        guard bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
        let text = file.text(range)
        let pattern = /^(?:[\p{Alphabetic}_]*:|-)?([\u{A0}\u{2007}\u{202F}]+)|([\u{A0}\u{2007}\u{202F}]+)$/
        guard let match = text.firstMatch(of: pattern), let spaces = match.1 ?? match.2,
            let first = spaces.unicodeScalars.first
        else { return nil }
        let start = range.lowerBound + text[..<spaces.startIndex].utf8.count
        let message = "unexpected non-breaking space (\(first.codePoint)): YAML needs a plain space here"
        let help = "replace it with a plain space; if it belongs to a text, quote the text"
        return Diagnostic(.yamlTabIndentation, message, at: self.range(start..<start + spaces.utf8.count), help: help)
    }

    func isBlank(_ range: Range<Int>) -> Bool {
        endOfBlanks(from: range.lowerBound, to: range.upperBound) == range.upperBound
    }
}
