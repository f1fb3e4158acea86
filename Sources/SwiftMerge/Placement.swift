/// Finds the places of new units in the file on the disk.
struct Placement {
    private let units: Correspondence
    /// The units of the new render that the file gets.
    private let added: Set<Int>
    /// The units of the new render that it does not get, because the user has them in other places or deleted them.
    private let cut: Set<Int>
    /// The units of the file that are removed.
    private let removed: Set<Int>
    private let layout: TextLayout
    private let newLayout: TextLayout
    private var places: [Int: Place] = [:]
    private var insertions: [TextEdit] = []
    /// The ends of containers that were empty.
    private var closings: [Int: TextEdit] = [:]
    /// The added units that have found a place, with what is in them.
    private(set) var placed: Set<Int> = []

    /// A place between units of the file.
    private struct Place {
        let offset: Int
        /// The units of the file around it.
        var before: Int?
        var after: Int?
        let container: Int
        /// Whether the place is closer to the unit after it than to the one before.
        var isBefore = false
    }

    init(units: Correspondence, added: Set<Int>, cut: Set<Int>, removed: Set<Int>) {
        (self.units, self.added, self.cut, self.removed) = (units, added, cut, removed)
        (layout, newLayout) = (TextLayout(of: units.disk), TextLayout(of: units.new))
    }

    var edits: [TextEdit] {
        insertions + closings.sorted { $0.key < $1.key }.map(\.value)
    }

    private var disk: UnitText { units.disk }
    private var new: UnitText { units.new }

    /// Adds a unit of the new render, with the units in it.
    ///
    /// - Returns: false if the file has no container for it.
    mutating func add(_ unit: Int) throws(MergeDoubt) -> Bool {
        let siblings = new.children[new.units[unit].parent]
        guard let index = siblings.firstIndex(of: unit) else { return false }
        let previous = index > 0 ? siblings[index - 1] : nil
        if let previous, let place = places[previous],
            !startsSection(unit) || startsRun(previous) && new.units[previous].isMark
        {
            try insert(unit, at: place, follows: true)
            return true
        }
        guard let place = try place(of: unit, siblings, index) else { return false }
        try insert(unit, at: place, follows: false)
        return true
    }

    private func startsSection(_ unit: Int) -> Bool {
        new.units[unit].startsSection
    }

    private func startsRun(_ unit: Int) -> Bool {
        places[unit] != nil
    }

    private func place(of unit: Int, _ siblings: [Int], _ index: Int) throws(MergeDoubt) -> Place? {
        let (earlier, later) = (siblings[..<index].reversed(), siblings[(index + 1)...])
        let isTight = index + 1 < siblings.count && gap(before: unit) > gap(before: siblings[index + 1])
        func firstPlace(_ candidates: some Sequence<Int>, before isBefore: Bool) throws(MergeDoubt) -> Place? {
            for candidate in candidates {
                guard let anchor = anchor(candidate, for: unit) else { continue }
                return try place(besides: anchor, before: isBefore)
            }
            return nil
        }
        if startsSection(unit), let place = try firstPlace(later, before: true) { return place }
        if isTight, let place = try firstPlace(later.prefix(1), before: true) { return place }
        if !startsSection(unit) {
            for candidate in earlier {
                if let place = places[candidate] { return place }
                if let anchor = anchor(candidate, for: unit) { return try place(besides: anchor, before: false) }
            }
        }
        guard let container = container(of: unit) else { return nil }
        let isOwn = container == units.diskOfNew[new.units[unit].parent]
        if index == 0, isOwn, container != 0 { return startPlace(of: container) }
        if !startsSection(unit), isOwn, let place = try firstPlace(later, before: true) { return place }
        return endPlace(of: container)
    }

    /// The number of blank lines before a unit in the new render.
    private func gap(before unit: Int) -> Int {
        let parent = new.units[unit].parent
        let siblings = new.children[parent]
        guard let index = siblings.firstIndex(of: unit), index > 0 else { return 0 }
        return new.blankLines(new.units[siblings[index - 1]].range.upperBound, new.units[unit].range.lowerBound)
    }

    /// The unit of the file next to which a new unit may be, as it is next to another in the new render.
    private func anchor(_ neighbor: Int, for unit: Int) -> Int? {
        guard var anchor = units.diskOfNew[neighbor], !removed.contains(anchor) else { return nil }
        let fresh = new.units[unit]
        let own = units.diskOfNew[fresh.parent]
        if disk.units[anchor].isStored, !fresh.isStored, disk.units[anchor].parent != own,
            new.units[neighbor].isStored == false
        {
            return nil
        }
        while disk.units[anchor].key.conditions.count > fresh.key.conditions.count, anchor != 0 {
            anchor = disk.units[disk.units[anchor].parent].parent
        }
        let unit = disk.units[anchor]
        guard anchor != 0, unit.key.conditions == fresh.key.conditions, unit.key.scope == fresh.key.scope,
            unit.kind != .clause
        else { return nil }
        return anchor
    }

    /// The container of the file that takes a new unit.
    private func container(of unit: Int) -> Int? {
        let fresh = new.units[unit]
        let parent = new.units[fresh.parent]
        if let place = units.diskOfNew[fresh.parent], disk.units[place].isContainer, !removed.contains(place) {
            return place
        }
        guard !fresh.signatures.isEmpty, parent.kind != .clause else { return nil }
        let heads = disk.units.indices.filter { index in
            let head = disk.units[index]
            let type = head.key.scope.isEmpty ? head.baseName : "\(head.key.scope).\(head.baseName)"
            return [.type, .typeExtension].contains(head.kind) && type == fresh.key.scope && !removed.contains(index)
        }
        return heads.first {
            disk.units[$0].kind == .typeExtension
                && !Set(disk.units[$0].conformances).isDisjoint(with: parent.conformances) && !fresh.isStored
        }
            ?? heads.first { disk.units[$0].kind == .type } ?? (fresh.isStored ? nil : heads.first)
    }
}

// MARK: - Offsets
extension Placement {
    private func place(besides anchor: Int, before isBefore: Bool) throws(MergeDoubt) -> Place {
        let container = disk.units[anchor].parent
        let siblings = disk.children[container]
        let range = disk.units[anchor].range
        guard let index = siblings.firstIndex(of: anchor), disk.fillsLines(range) else { throw MergeDoubt() }
        let (previous, next) = (
            index > 0 ? siblings[index - 1] : nil, index + 1 < siblings.count ? siblings[index + 1] : nil
        )
        return isBefore
            ? Place(
                offset: disk.lineStart(range.lowerBound),
                before: previous,
                after: anchor,
                container: container,
                isBefore: true
            )
            : Place(offset: disk.nextLine(range.upperBound), before: anchor, after: next, container: container)
    }

    private func startPlace(of container: Int) -> Place {
        let interior = disk.units[container].interior ?? 0..<0
        return Place(offset: interior.lowerBound, after: disk.children[container].first, container: container)
    }

    private func endPlace(of container: Int) -> Place {
        let interior = disk.units[container].interior ?? 0..<0
        return Place(offset: interior.upperBound, before: disk.children[container].last, container: container)
    }

    /// - Parameter follows: whether the unit comes directly after another new unit at the same place.
    private mutating func insert(_ unit: Int, at place: Place, follows: Bool) throws(MergeDoubt) {
        places[unit] = place
        let inside = ([unit] + new.descendants(of: unit)).filter { !cut.contains($0) }
        placed.formUnion(inside)
        let container = disk.units[place.container]
        let neighbor = place.isBefore ? place.after ?? place.before : place.before ?? place.after
        let outer = disk.indentation(at: container.code.lowerBound)
        let isTop = place.container == 0 || container.kind == .clause
        let indentation =
            neighbor.map { disk.indentation(at: disk.units[$0].range.lowerBound) }
            ?? (isTop ? outer : outer + (layout.unit ?? newLayout.unit ?? Array("    ".utf8)))
        let from = new.indentation(at: new.units[unit].range.lowerBound)
        let text = indentation + layout.adapt(content(of: unit)[...], from: newLayout, from, to: indentation)
        if place.container != 0, let interior = container.interior, TextLines.isBlank(disk.text(interior)) {
            let blanks = Array(repeatElement(layout.newline, count: follows ? gap(before: unit) : 0).joined())
            insertions.append(
                TextEdit(range: interior.lowerBound..<interior.lowerBound, text: layout.newline + blanks + text)
            )
            closings[place.container] = TextEdit(range: interior, text: layout.newline + outer)
        } else {
            insertions.append(try edit(text, unit, place, follows: follows))
        }
    }

    /// The lines of a unit with the blank lines around it.
    private func edit(_ text: [UInt8], _ unit: Int, _ place: Place, follows: Bool) throws(MergeDoubt) -> TextEdit {
        let newline = layout.newline
        func blanks(_ count: Int) -> [UInt8] { Array(repeatElement(newline, count: max(0, count)).joined()) }
        let siblings = new.children[new.units[unit].parent]
        let next = siblings.firstIndex(of: unit).flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
        let interior = disk.units[place.container].interior ?? 0..<0
        let before = place.before.map { disk.units[$0].range.upperBound }
        let after = place.after.map { disk.units[$0].range.lowerBound }
        let present = if let before, let after { disk.blankLines(before, after) } else { 0 }
        let wantedBefore = gap(before: unit)
        let isNeighbor = place.isBefore || before == nil || next.flatMap { units.diskOfNew[$0] } == place.after
        let wantedAfter = (isNeighbor ? next : nil).map(gap) ?? wantedBefore
        let isLast = disk.children[place.container].allSatisfy(removed.contains)
        let joinsNext = next.map { added.contains($0) && !startsSection($0) } ?? false
        if place.isBefore {
            let lead = before == nil ? 0 : max(0, wantedBefore - present)
            return TextEdit(
                range: place.offset..<place.offset,
                text: blanks(follows ? 0 : lead) + text + newline + blanks(wantedAfter)
            )
        }
        if before == nil {
            let start = disk.nextLine(place.offset)
            guard
                place.container == 0 || TextLines.isBlank(disk.text(place.offset..<start))
                    || disk.lineStart(after ?? 0) == start
            else { throw MergeDoubt() }
            let offset = place.container == 0 ? place.offset : start
            return TextEdit(
                range: offset..<offset,
                text: blanks(follows ? wantedBefore : 0) + text + newline
                    + blanks(joinsNext || isLast ? 0 : max(next == nil ? 1 : 0, wantedAfter))
            )
        }
        let lead = blanks(follows ? wantedBefore : max(wantedBefore, place.after == nil && !joined(unit) ? 1 : 0))
        guard let next = place.after else {
            let isEnd = place.offset == interior.upperBound
            let line = place.container == 0 ? place.offset : isEnd ? disk.lineStart(place.offset) : place.offset
            guard line >= (before ?? 0) else { throw MergeDoubt() }
            let hasEnd = line == 0 || disk.bytes[line - 1] == TextLines.lineFeed
            return TextEdit(range: line..<line, text: (hasEnd ? [] : newline) + lead + text + (hasEnd ? newline : []))
        }
        let trail =
            joinsNext || disk.units[next].kind == .comment && !disk.units[next].isMark
            ? 0 : max(0, wantedAfter - present)
        return TextEdit(range: place.offset..<place.offset, text: blanks(wantedBefore) + text + newline + blanks(trail))
    }

    /// Whether the unit is directly after the one before it in the new render.
    private func joined(_ unit: Int) -> Bool {
        let siblings = new.children[new.units[unit].parent]
        return siblings.first != unit && gap(before: unit) == 0
    }

    /// The text of a new unit without what the user has in other places.
    private func content(of unit: Int) -> [UInt8] {
        let range = new.units[unit].range
        let inside = Set(new.descendants(of: unit)).intersection(cut)
        guard !inside.isEmpty else { return Array(new.text(range)) }
        var text: [UInt8] = []
        var place = range.lowerBound
        for cut in UnitRemoval(text: new, units: inside).ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
        where cut.lowerBound >= place {
            text += new.text(place..<cut.lowerBound)
            place = cut.upperBound
        }
        return text + new.text(place..<range.upperBound)
    }
}
