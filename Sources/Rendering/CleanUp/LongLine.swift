/// A line of Swift that may be longer than the limit: it is then broken where swift-format breaks lines, or leaves them broken.
struct LongLine {
    private let bytes: ArraySlice<UInt8>
    private let indentation: Indentation
    private let level: Indentation
    private let limit: Int

    /// - Parameters:
    ///   - bytes: the line without its indentation.
    ///   - level: the indentation of the parts of a broken line, in addition to that of the line.
    ///   - limit: the maximum number of characters.
    init(_ bytes: ArraySlice<UInt8>, indentation: Indentation, level: Indentation, limit: Int) {
        self.bytes = bytes
        self.indentation = indentation
        self.level = level
        self.limit = limit
    }

    /// Without a newline at the end.
    func write(to output: inout [UInt8]) {
        guard isTooLong, let parts = LineBreak(bytes, room: limit - indentation.width).parts else {
            output += indentation.bytes
            output += bytes
            return
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: "\n")) }
            let inner = (0..<part.level).reduce(indentation) { sum, _ in sum + level }
            LongLine(part.bytes, indentation: inner, level: level, limit: limit).write(to: &output)
        }
    }
}

extension LongLine {
    /// True if the code is too long. A comment after the code does not count.
    private var isTooLong: Bool {
        let room = limit - indentation.width
        guard bytes.count > room, bytes.characterCount > room else { return false }
        return bytes[..<LineShape(bytes).end].characterCount > room
    }
}

extension ArraySlice<UInt8> {
    /// Continuation bytes do not count.
    var characterCount: Int {
        count { $0 & 0xC0 != 0x80 }
    }
}
