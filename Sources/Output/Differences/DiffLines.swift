import SwiftMerge

/// Two texts as lines, and the changes from the old text to the new one.
package struct DiffLines {
    /// The lines with their line feeds; only the last may have none.
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    /// The changes in order. Between two changes is at least one common line.
    let changes: [SequenceMerge.Change]

    /// The maximum number of differing lines that are compared. More lines are one change: the time grows with the square of their number.
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

    private static func changes(_ old: [Int], _ new: [Int]) -> [SequenceMerge.Change] {
        let shorter = min(old.count, new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - end, new.count - end)
        guard start < oldEnd || start < newEnd else { return [] }
        guard oldEnd - start + newEnd - start <= mostCompared else { return [(start..<oldEnd, start..<newEnd)] }
        return SequenceMerge.changes(from: old[start..<oldEnd], to: new[start..<newEnd])
    }
}
