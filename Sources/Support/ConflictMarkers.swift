/// The lines that git puts around a conflict.
package enum ConflictMarkers {
    /// Whether any line is one of them. Half-resolved conflicts count; `=======` alone does not: people underline with it.
    package static func areIn(_ text: [UInt8]) -> Bool {
        !conflicts(in: text).isEmpty
    }

    /// The lines, without their ends, at which conflicts begin; or the first marker where only others are left.
    package static func conflicts(in text: [UInt8]) -> [Range<Int>] {
        let lines = text.split(separator: UInt8(ascii: "\n")).filter(isMarker).map(\.indices)
        let beginnings = lines.filter { text[$0.lowerBound] == UInt8(ascii: "<") }
        return beginnings.isEmpty ? Array(lines.prefix(1)) : beginnings
    }

    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
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
