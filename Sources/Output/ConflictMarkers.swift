/// The lines that git puts around a conflict.
enum ConflictMarkers {
    /// Whether any line begins as one of them does. Half-resolved conflicts count; `=======` alone does not: people underline with it.
    static func areIn(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                if isMarker(bytes, at: start) { return true }
                guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
                start = end + 1
            }
            return false
        }
    }

    private static let length = 7

    private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        let first = bytes[start]
        guard [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first), start + length <= bytes.count else { return false }
        // Git makes them longer where a conflict lies inside another.
        let next = bytes[start...].firstIndex { $0 != first } ?? bytes.count
        guard next - start >= length else { return false }
        return next == bytes.count || [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[next])
    }
}
