/// A line of Swift that may be longer than the limit: it is then broken where swift-format breaks lines, or leaves them broken.
struct LongLine {
    private let bytes: ArraySlice<UInt8>
    private let level: Int
    private let layout: SwiftLayout

    /// - Parameters:
    ///   - bytes: the line without its indentation.
    ///   - indentation: the number of spaces before the line.
    init(_ bytes: ArraySlice<UInt8>, indentation: Int, layout: SwiftLayout) {
        self.bytes = bytes
        level = indentation
        self.layout = layout
    }

    /// Without a newline at the end.
    func write(to output: inout [UInt8]) {
        guard isTooLong, let parts = LineBreak(bytes, room: layout.lineLength - level).parts else {
            output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level))
            output += bytes
            return
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: "\n")) }
            let inner = level + part.level * layout.indentation
            LongLine(part.bytes, indentation: inner, layout: layout).write(to: &output)
        }
    }
}

extension LongLine {
    /// True if the code is too long. A comment after the code does not count.
    private var isTooLong: Bool {
        guard level + bytes.count > layout.lineLength, level + bytes.characterCount > layout.lineLength else {
            return false
        }
        return level + bytes[..<LineShape(bytes).end].characterCount > layout.lineLength
    }
}

extension ArraySlice<UInt8> {
    /// Continuation bytes do not count.
    var characterCount: Int {
        count { $0 & 0xC0 != 0x80 }
    }
}
