import SwiftSource

/// A three-way merge of the lines of a body.
package enum SequenceMerge {
    /// A range of old elements and the new elements that replace it; one of the two ranges may be empty.
    package typealias Change = (old: Range<Int>, new: Range<Int>)

    enum Side { case ours, theirs, conflict }

    /// Corresponding elements of the three sequences, and the side whose elements are in the result.
    struct Chunk {
        let side: Side
        let base: Range<Int>
        let ours: Range<Int>
        let theirs: Range<Int>
    }

    /// Elements of the base that a side replaced; one of the two ranges may be empty.
    private struct Hunk {
        let base: Range<Int>
        let side: Range<Int>
        let isOurs: Bool
        /// Whether our side has inserted and removed the same elements, at any place.
        var isKnown = false

        /// Whether the hunk inserts modifiers, such as `.disabled(true)`. They belong to the line above.
        let insertsModifiers: Bool

        /// At one place, insertions come before replacements, modifiers before other lines, and theirs before ours.
        var order: (Int, Int, Int) {
            (base.lowerBound, base.isEmpty ? 0 : 1, (insertsModifiers ? 0 : 2) + (isOurs ? 1 : 0))
        }

        /// Returns whether the hunk inserts modifiers of a line that the other side has removed.
        func insertsModifiers(of other: Hunk) -> Bool {
            insertsModifiers && isOurs != other.isOurs && other.side.isEmpty && other.base.upperBound == base.lowerBound
        }

        /// Returns whether the hunk changes elements of a range of the base. Two insertions at one place don't touch.
        func touches(_ other: Range<Int>) -> Bool {
            guard base.isEmpty || other.isEmpty else { return base.overlaps(other) }
            return base.lowerBound > other.lowerBound && base.upperBound < other.upperBound
                || other.lowerBound > base.lowerBound && other.upperBound < base.upperBound
        }
    }

    /// The maximum length of the base and the longer side together. The time grows with the square of the number of differing elements.
    private static let mostElements = 2000

    /// Returns the merged sequence as chunks in order; nil if the sequences are too long.
    ///
    /// - Parameter isStrict: whether changes with no common element between them are a conflict, as for git.
    static func chunks(base: [String], ours: [String], theirs: [String], isStrict: Bool) -> [Chunk]? {
        guard base.count + max(ours.count, theirs.count) <= mostElements else { return nil }
        func touches(_ hunk: Hunk, _ whole: Range<Int>, _ last: Hunk) -> Bool {
            isStrict ? hunk.base.lowerBound <= whole.upperBound : hunk.touches(whole) || hunk.insertsModifiers(of: last)
        }
        let mine = hunks(base, ours, isOurs: true)

        let (inserted, removed) = (Set(mine.flatMap { ours[$0.side] }), Set(mine.flatMap(\.base)))
        var others = hunks(base, theirs, isOurs: false)
        for (index, hunk) in others.enumerated() {
            let elements = theirs[hunk.side].filter { !$0.isEmpty }
            others[index].isKnown =
                !isStrict && !elements.isEmpty && elements.allSatisfy(inserted.contains)
                && hunk.base.allSatisfy(removed.contains)
        }
        let hunks = (mine + others).sorted { $0.order < $1.order }
        var chunks: [Chunk] = []
        var (index, place, shift) = (0, 0, 0)
        while index < hunks.count {
            var whole = hunks[index].base
            let first = index
            repeat {
                whole = whole.lowerBound..<max(whole.upperBound, hunks[index].base.upperBound)
                index += 1
            } while index < hunks.count && touches(hunks[index], whole, hunks[index - 1])
            let group = hunks[first..<index]
            let myRange =
                range(of: whole, in: group.filter(\.isOurs)) ?? whole.lowerBound + shift..<whole.upperBound + shift
            let otherRange = range(of: whole, in: group.filter { !$0.isOurs }) ?? 0..<0
            let isChanged = group.contains { !$0.isOurs && !$0.isKnown }
            let isSame = !isChanged || ours[myRange] == theirs[otherRange]
            let side: Side = isSame ? .ours : group.contains(where: \.isOurs) ? .conflict : .theirs
            let unchanged = place..<whole.lowerBound
            chunks.append(Chunk(side: .ours, base: unchanged, ours: place + shift..<myRange.lowerBound, theirs: 0..<0))
            chunks.append(Chunk(side: side, base: whole, ours: myRange, theirs: otherRange))
            (place, shift) = (whole.upperBound, myRange.upperBound - whole.upperBound)
        }
        let last = Chunk(side: .ours, base: place..<base.count, ours: place + shift..<ours.count, theirs: 0..<0)
        return chunks + [last]
    }

    /// Returns the elements of a side for a range of the base that some of its hunks touch; nil if there are no hunks.
    private static func range(of whole: Range<Int>, in hunks: [Hunk]) -> Range<Int>? {
        guard let first = hunks.first, let last = hunks.last else { return nil }
        let start = first.side.lowerBound - (first.base.lowerBound - whole.lowerBound)
        return start..<last.side.upperBound + whole.upperBound - last.base.upperBound
    }

    private static func hunks(_ base: [String], _ side: [String], isOurs: Bool) -> [Hunk] {
        changes(from: base[...], to: side[...]).map { change in
            let insertsModifiers = change.old.isEmpty && side[change.new].first { !$0.isEmpty }?.hasPrefix(".") == true
            return Hunk(base: change.old, side: change.new, isOurs: isOurs, insertsModifiers: insertsModifiers)
        }
    }

    /// Returns the lines of code as elements to compare. A line that ends a block also has the line that begins the block, so that ends of different
    /// blocks differ.
    static func elements(_ lines: [String]) -> [String] {
        var (elements, open, line) = (lines, [Int](), 0)
        var text = lines.joined(separator: "\n")
        text.withUTF8 { bytes in
            var scanner = SwiftScanner(bytes)
            var isAtStart = true
            while let token = scanner.next() {
                let first = bytes[scanner.range.lowerBound]
                if token == .symbol, "{([".utf8.contains(first) {
                    open.append(line)
                } else if token == .symbol, "})]".utf8.contains(first), let beginning = open.popLast(), isAtStart {
                    elements[line] += "\n" + lines[beginning]
                }
                line += bytes[scanner.range].count { $0 == .lineFeed }
                isAtStart = token == .newline
            }
        }
        return elements
    }

    /// Returns the changes from one sequence to the other, in order. At least one common element is between two changes.
    package static func changes<Element: Hashable>(
        from old: ArraySlice<Element>,
        to new: ArraySlice<Element>
    ) -> [Change] {
        var (keptOfOld, keptOfNew) = (Set(old.indices), Set(new.indices))
        for change in Array(new).difference(from: Array(old)) {
            switch change {
            case .insert(let offset, _, _): keptOfNew.remove(new.startIndex + offset)
            case .remove(let offset, _, _): keptOfOld.remove(old.startIndex + offset)
            }
        }
        var (oldStart, newStart) = (old.startIndex, new.startIndex)
        let kept = Array(zip(keptOfOld.sorted(), keptOfNew.sorted())) + [(old.endIndex, new.endIndex)]
        return kept.compactMap { oldEnd, newEnd in
            defer { (oldStart, newStart) = (oldEnd + 1, newEnd + 1) }
            return oldStart == oldEnd && newStart == newEnd ? nil : (oldStart..<oldEnd, newStart..<newEnd)
        }
    }
}
