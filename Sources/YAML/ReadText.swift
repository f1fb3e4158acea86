import Diagnostics

/// A file, and what libyaml is given to read in its place: the same characters, but for those that it could not read.
struct ReadText {
    let file: SourceFile
    /// Where the text begins, behind a byte-order mark.
    let base: Int
    /// The offset of each character; empty where all is ASCII.
    private let characters: [Int]
    /// Bytes are only replaced one by one, so that offsets stay.
    var bytes: [UInt8]
    /// Values that were replaced by a harmless text, by where that begins.
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

    /// Replaces a range by a plain text of the same length that reads as `YAMLNode.invalid`, standing for `value`.
    mutating func mask(_ range: Range<Int>, of value: Range<Int>) {
        masks[range.lowerBound] = value
        for offset in range where bytes[offset] < 0x80 && !bytes[offset].isBlankOrBreak {
            bytes[offset] = UInt8(ascii: "x")
        }
    }

    /// A text as it is in the file, where libyaml's `value` may have a placeholder for a surrogate pair.
    func asWritten(_ value: String, in range: Range<Int>) -> String {
        guard hasReplacedPairs else { return value }
        return SurrogatePair.restoringAll(in: value, read: bytes[range], from: file.bytes)
    }
}

// MARK: - Places

extension ReadText {
    /// The UTF-8 offset of libyaml's marks, which count Unicode scalars.
    func offset(ofCharacter character: Int) -> Int {
        if characters.isEmpty { return min(base + character, file.byteCount) }
        return character < characters.count ? characters[character] : file.byteCount
    }

    /// The line that contains an offset.
    func line(at offset: Int) -> BlockLine {
        BlockLine(around: offset, in: bytes, from: base)
    }

    func range(_ range: Range<Int>) -> SourceRange {
        SourceRange(file: file, start: range.lowerBound, end: range.upperBound)
    }

    func endOfCharacter(at offset: Int) -> Int {
        var end = min(offset + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// Where a node begins behind its anchor and tag.
    func contentStart(of event: YAMLEvent) -> Int {
        var offset = event.start
        let properties = (event.anchor == nil ? 0 : 1) + (event.tag == nil ? 0 : 1)
        for _ in 0..<properties {
            while offset < event.end, !bytes[offset].isBlankOrBreak { offset += 1 }
            offset = endOfBlanks(from: offset, to: event.end)
        }
        return offset
    }

    /// Behind blanks, breaks and comments.
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
        var offset = end
        while offset > start, bytes[offset - 1].isBlankOrBreak { offset -= 1 }
        return offset
    }

    /// Behind the colon that follows a key on its line, or the key's end where the colon stands elsewhere.
    func endOfColon(after keyEnd: Int) -> Int {
        var offset = keyEnd
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
        return offset < bytes.count && bytes[offset] == UInt8(ascii: ":") ? offset + 1 : keyEnd
    }

    /// The non-breaking space with which a range begins or ends.
    func hardSpace(around range: Range<Int>) -> Range<Int>? {
        let space: [UInt8] = [0xC2, 0xA0]
        if bytes[range].starts(with: space) { return range.prefix(2) }
        return bytes[range].suffix(2).elementsEqual(space) ? range.suffix(2) : nil
    }

    /// Whether a range holds nothing but blanks, breaks and comments.
    func isBlank(_ range: Range<Int>) -> Bool {
        endOfBlanks(from: range.lowerBound, to: range.upperBound) == range.upperBound
    }
}
