/// A line of Swift that may be longer than the limit: it is then broken where swift-format breaks lines, or leaves them broken.
struct LongLine {
    /// The line without its indentation.
    let bytes: ArraySlice<UInt8>
    let indentation: Indentation
    /// The indentation of the parts of a broken line, in addition to that of the line.
    let level: Indentation
    let limit: Int

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
            LongLine(bytes: part.bytes, indentation: inner, level: level, limit: limit).write(to: &output)
        }
    }

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
