/// A three-way merge of sequences: the lines of a body, or the arguments of an attribute.
struct SequenceMerge {
    /// A part of the merged sequence.
    enum Piece: Equatable {
        case ours(Range<Int>)
        /// Elements of theirs in the place of elements of ours.
        case theirs(Range<Int>, replacing: Range<Int>)
        /// Elements that both sides replaced with different ones.
        case conflict(base: Range<Int>, ours: Range<Int>, theirs: Range<Int>)
    }

    /// Elements of the base that a side replaced; one of the two ranges may be empty.
    private struct Hunk {
        var base: Range<Int>
        var side: Range<Int>
    }

    /// Time grows with the square of the number of differing elements.
    static let mostDiffering = 2000

    let base: [String]
    let ours: [String]
    let theirs: [String]

    /// The merged sequence; nil if the sequences differ in too many elements.
    func pieces() -> [Piece]? {
        guard base.count + max(ours.count, theirs.count) <= Self.mostDiffering else { return nil }
        let mine = Self.hunks(base, ours)
        let others = missing(from: mine, Self.hunks(base, theirs))
        var pieces: [Piece] = []
        var (place, shift) = (0, 0)
        var (myNext, otherNext) = (0, 0)
        while myNext < mine.count || otherNext < others.count {
            let isTheirs =
                myNext == mine.count || otherNext < others.count && Self.precedes(others[otherNext], mine[myNext])
            let first = isTheirs ? others[otherNext] : mine[myNext]
            pieces.append(.ours(place + shift..<first.base.lowerBound + shift))
            if isTheirs, !(myNext < mine.count && Self.overlap(first, mine[myNext])) {
                otherNext += 1
                pieces.append(
                    .theirs(first.side, replacing: first.base.lowerBound + shift..<first.base.upperBound + shift)
                )
                place = first.base.upperBound
                shift = myNext > 0 ? mine[myNext - 1].side.upperBound - mine[myNext - 1].base.upperBound : 0
                continue
            }
            if !isTheirs, !(otherNext < others.count && Self.overlap(others[otherNext], first)) {
                myNext += 1
                pieces.append(.ours(first.side))
                place = first.base.upperBound
                shift = first.side.upperBound - first.base.upperBound
                continue
            }
            let (myStart, otherStart) = (myNext, otherNext)
            var whole = first.base
            while true {
                if myNext < mine.count, Self.touches(mine[myNext].base, whole) {
                    whole = whole.lowerBound..<max(whole.upperBound, mine[myNext].base.upperBound)
                    myNext += 1
                } else if otherNext < others.count, Self.touches(others[otherNext].base, whole) {
                    whole = whole.lowerBound..<max(whole.upperBound, others[otherNext].base.upperBound)
                    otherNext += 1
                } else {
                    break
                }
            }
            let myRange = Self.range(of: whole, in: mine, myStart..<myNext)
            let otherRange = Self.range(of: whole, in: others, otherStart..<otherNext)
            pieces.append(
                ours[myRange] == theirs[otherRange]
                    ? .ours(myRange) : .conflict(base: whole, ours: myRange, theirs: otherRange)
            )
            place = whole.upperBound
            shift = myRange.upperBound - whole.upperBound
        }
        return pieces + [.ours(place + shift..<ours.count)]
    }

    /// The hunks of theirs without those whose elements our side has inserted too, wherever it did.
    private func missing(from mine: [Hunk], _ others: [Hunk]) -> [Hunk] {
        var inserted: [String: Int] = [:]
        for element in mine.flatMap({ ours[$0.side] }) { inserted[element, default: 0] += 1 }
        let removed = Set(mine.flatMap { Array($0.base) })
        return others.filter { hunk in
            var left = inserted
            let isInserted = theirs[hunk.side].allSatisfy { element in
                left[element, default: 0] -= 1
                return element.isEmpty || left[element, default: 0] >= 0
            }
            guard isInserted, theirs[hunk.side].contains(where: { !$0.isEmpty }), hunk.base.allSatisfy(removed.contains)
            else { return true }
            inserted = left
            return false
        }
    }

    /// The elements of a side in a range of the base that several of its hunks touch.
    private static func range(of whole: Range<Int>, in hunks: [Hunk], _ indices: Range<Int>) -> Range<Int> {
        let before = indices.lowerBound > 0 ? hunks[indices.lowerBound - 1] : Hunk(base: 0..<0, side: 0..<0)
        let start = whole.lowerBound + before.side.upperBound - before.base.upperBound
        let last = indices.isEmpty ? before : hunks[indices.upperBound - 1]
        return start..<whole.upperBound + last.side.upperBound - last.base.upperBound
    }

    /// Whether both hunks change the same elements. Two insertions at one place do not.
    private static func overlap(_ left: Hunk, _ right: Hunk) -> Bool {
        touches(left.base, right.base)
    }

    private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        if left.isEmpty || right.isEmpty {
            return left.lowerBound > right.lowerBound && left.upperBound < right.upperBound
                || right.lowerBound > left.lowerBound && right.upperBound < left.upperBound
        }
        return left.overlaps(right)
    }

    /// Whether a hunk of theirs comes before one of ours: at one place, theirs does, unless it follows what ours replaced.
    private static func precedes(_ theirs: Hunk, _ ours: Hunk) -> Bool {
        theirs.base.lowerBound != ours.base.lowerBound
            ? theirs.base.lowerBound < ours.base.lowerBound : theirs.base.isEmpty || !ours.base.isEmpty
    }

    private static func hunks(_ base: [String], _ side: [String]) -> [Hunk] {
        let start = zip(base, side).prefix { $0 == $1 }.count
        let end = zip(base.reversed(), side.reversed()).prefix(min(base.count, side.count) - start).prefix { $0 == $1 }
            .count
        let (baseEnd, sideEnd) = (base.count - end, side.count - end)
        let difference = Array(side[start..<sideEnd]).difference(from: Array(base[start..<baseEnd]))
        let removed = Set(difference.removals.map { $0.offset + start })
        let inserted = Set(difference.insertions.map { $0.offset + start })
        var hunks: [Hunk] = []
        var (baseIndex, sideIndex) = (start, start)
        while baseIndex < baseEnd || sideIndex < sideEnd {
            let (baseStart, sideStart) = (baseIndex, sideIndex)
            while removed.contains(baseIndex) { baseIndex += 1 }
            while inserted.contains(sideIndex) { sideIndex += 1 }
            if baseStart < baseIndex || sideStart < sideIndex {
                hunks.append(Hunk(base: baseStart..<baseIndex, side: sideStart..<sideIndex))
            } else {
                baseIndex += 1
                sideIndex += 1
            }
        }
        return hunks
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
