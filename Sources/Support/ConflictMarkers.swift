/// The lines that git puts around a conflict.
package enum ConflictMarkers {
    /// Whether any line is one of them. Half-resolved conflicts count; `=======` alone does not: people underline with it.
    package static func areIn(_ text: [UInt8]) -> Bool {
        next(in: text, from: 0) != nil
    }

    /// The lines, without their ends, at which conflicts begin; or the first marker where only others are left.
    package static func conflicts(in text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while let line = next(in: text, from: start) {
            lines.append(line)
            start = line.upperBound
        }
        let beginnings = lines.filter { text[$0.lowerBound] == UInt8(ascii: "<") }
        return beginnings.isEmpty ? Array(lines.prefix(1)) : beginnings
    }

    /// - Parameter offset: of the beginning or the end of a line.
    private static func next(in text: [UInt8], from offset: Int) -> Range<Int>? {
        text.withUnsafeBufferPointer { bytes in
            var start = offset
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                if isMarker(bytes[start..<end]) { return start..<end }
                start = end + 1
            }
            return nil
        }
    }

    private static func isMarker(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first) else {
            return false
        }
        // Git makes them longer than seven where a conflict is inside another. A long line without a label is a banner.
        let rest = line.drop { $0 == first }
        let length = line.count - rest.count
        return length >= 7 && rest.first == UInt8(ascii: " ")
            || length == 7 && (rest.isEmpty || rest.first == UInt8(ascii: "\r"))
    }
}
