/// The lines that git puts around a conflict.
package enum ConflictMarkers {
    /// Returns true if a line is a conflict marker. Half-resolved conflicts count. `=======` alone does not: it can also underline a text.
    package static func areIn(_ text: [UInt8]) -> Bool {
        !conflicts(in: text).isEmpty
    }

    /// Returns the lines at which conflicts begin, without their line breaks. If there are only other markers, returns the first of them.
    package static func conflicts(in text: [UInt8]) -> [Range<Int>] {
        let lines = text.split(separator: UInt8(ascii: "\n")).filter(isMarker).map(\.indices)
        let beginnings = lines.filter { text[$0.lowerBound] == UInt8(ascii: "<") }
        return beginnings.isEmpty ? Array(lines.prefix(1)) : beginnings
    }

    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first) else {
            return false
        }
        // A conflict inside another one has markers with more than seven characters. A long line without a label is not a marker.
        let rest = line.drop { $0 == first }
        let length = line.count - rest.count
        return length >= 7 && rest.first == UInt8(ascii: " ")
            || length == 7 && (rest.isEmpty || rest.first == UInt8(ascii: "\r"))
    }
}
