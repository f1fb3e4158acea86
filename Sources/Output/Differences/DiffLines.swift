/// Two texts as lines, and what must change to make the one the other.
package struct DiffLines {
    /// Lines that others replace; one of the two ranges may be empty.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// With their line feeds; only the last may have none.
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    /// In order; between two of them lies at least one common line.
    let changes: [Change]

    /// More differing lines than anybody reads are one change: time grows with the square of their number.
    private static let mostCompared = 4000

    init(_ oldText: [UInt8], _ newText: [UInt8]) {
        old = Self.lines(oldText)
        new = Self.lines(newText)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        for line in old + new where numbers[line] == nil { numbers[line] = numbers.count }
        changes = Self.changes(old.compactMap { numbers[$0] }, new.compactMap { numbers[$0] })
    }

    package static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(text[start...end])
            start = end + 1
        }
        if start < text.endIndex { lines.append(text[start...]) }
        return lines
    }

    private static func changes(_ old: [Int], _ new: [Int]) -> [Change] {
        let shorter = min(old.count, new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - end, new.count - end)
        guard start < oldEnd || start < newEnd else { return [] }
        guard oldEnd - start + newEnd - start <= mostCompared else {
            return [Change(old: start..<oldEnd, new: start..<newEnd)]
        }

        let difference = Array(new[start..<newEnd]).difference(from: Array(old[start..<oldEnd]))
        let removed = Set(difference.removals.map { $0.offset + start })
        let added = Set(difference.insertions.map { $0.offset + start })
        var changes: [Change] = []
        var (oldIndex, newIndex) = (start, start)
        while oldIndex < oldEnd || newIndex < newEnd {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while removed.contains(oldIndex) { oldIndex += 1 }
            while added.contains(newIndex) { newIndex += 1 }
            if oldStart < oldIndex || newStart < newIndex {
                changes.append(Change(old: oldStart..<oldIndex, new: newStart..<newIndex))
            } else {
                oldIndex += 1
                newIndex += 1
            }
        }
        return changes
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
