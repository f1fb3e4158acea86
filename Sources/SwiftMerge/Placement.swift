/// The places of new units in the file on the disk. Units that follow each other in the new render are inserted together.
struct Placement {
    private let units: Correspondence
    /// The units of the new render that the file gets.
    private let added: Set<Int>
    /// The units of the new render that it does not get, because the user has them in other places or deleted them.
    private let cut: Set<Int>
    /// The units of the file that are removed.
    private let removed: Set<Int>
    private var places: [Int: Place] = [:]
    private(set) var edits: [TextEdit] = []
    /// The added units for which the file has no container.
    private(set) var unplaced: [Int] = []

    /// A place in the file: before or after a unit, or in a container that has none.
    private enum Place {
        case before(Int)
        case after(Int)
        case inside(Int)
    }

    private var disk: UnitText { units.disk }
    private var new: UnitText { units.new }

    init(_ units: Correspondence, added: Set<Int>, cut: Set<Int>, removed: Set<Int>) throws(MergeDoubt) {
        (self.units, self.added, self.cut, self.removed) = (units, added, cut, removed)
        for container in new.units.indices where new.units[container].isContainer && !added.contains(container) {
            for run in runs(in: container) {
                guard let place = place(of: run) else {
                    unplaced += run
                    continue
                }
                for unit in run { places[unit] = place }
                edits.append(try edit(run, place))
            }
        }
    }

    /// The new units of a container that follow each other and begin no section.
    private func runs(in container: Int) -> [[Int]] {
        var runs: [[Int]] = [[]]
        let isEmpty = units.diskOfNew[container].map { disk.children[$0].isEmpty } ?? false
        for unit in new.children[container] where !cut.contains(unit) {
            let follows = runs.last?.last.map { new.units[$0].isMark } ?? true
            if !added.contains(unit) || new.units[unit].startsSection && !follows && !isEmpty { runs.append([]) }
            if added.contains(unit) { runs[runs.count - 1].append(unit) }
        }
        return runs.filter { !$0.isEmpty }
    }

    private func place(of run: [Int]) -> Place? {
        let unit = run[0]
        let siblings = new.children[new.units[unit].parent]
        let earlier = siblings.prefix { $0 != unit }.reversed()
        let later = siblings.drop { $0 != run[run.count - 1] }.dropFirst()
        func before(_ candidates: some Sequence<Int>) -> Place? {
            candidates.compactMap { anchor($0, for: unit) }.first.map(Place.before)
        }
        let isSection = new.units[unit].startsSection
        if isSection, let place = before(later) { return place }
        if let next = later.first, gap(before: unit) > gap(before: next), let place = before([next]) { return place }
        if !isSection {
            for candidate in earlier {
                if let place = places[candidate] ?? anchor(candidate, for: unit).map(Place.after) { return place }
            }
        }
        guard let container = container(of: unit) else { return nil }
        guard let first = disk.children[container].first, let last = disk.children[container].last else {
            return .inside(container)
        }
        guard container == units.diskOfNew[new.units[unit].parent] else { return .after(last) }
        if siblings.first == unit, container != 0 { return .before(first) }
        return (isSection ? nil : before(later)) ?? .after(last)
    }

    /// The number of blank lines before a unit in the new render.
    private func gap(before unit: Int) -> Int { new.blankLines(new.neighbors(of: unit).previous, unit) }

    /// The unit of the file next to which a new unit may be, as it is next to another in the new render.
    private func anchor(_ neighbor: Int, for unit: Int) -> Int? {
        guard var anchor = units.diskOfNew[neighbor], !removed.contains(anchor) else { return nil }
        let fresh = new.units[unit]
        // The user has moved a stub up to the stored properties.
        let isMadeStored = disk.units[anchor].isStored && !new.units[neighbor].isStored
        if isMadeStored, disk.units[anchor].parent != units.diskOfNew[fresh.parent] { return nil }
        while disk.units[anchor].key.conditions.count > fresh.key.conditions.count, anchor != 0 {
            anchor = disk.units[disk.units[anchor].parent].parent
        }
        let found = disk.units[anchor]
        let isSameType = disk.units[found.parent].key.scope == new.units[fresh.parent].key.scope
        let isSame = isSameType && found.key.conditions == fresh.key.conditions
        return anchor != 0 && isSame && found.kind != .clause ? anchor : nil
    }

    /// The container of the file that takes a new unit.
    private func container(of unit: Int) -> Int? {
        let fresh = new.units[unit]
        let parent = new.units[fresh.parent]
        if let place = units.diskOfNew[fresh.parent], !removed.contains(place) { return place }
        guard !fresh.signatures.isEmpty, parent.kind != .clause else { return nil }
        let heads = disk.units.indices.filter { index in
            disk.units[index].isType && disk.units[index].key.scope == fresh.key.scope && !removed.contains(index)
        }
        let extensions = heads.filter { disk.units[$0].kind == .typeExtension && !fresh.isStored }
        return extensions.first { !Set(disk.units[$0].conformances).isDisjoint(with: parent.conformances) }
            ?? heads.first { disk.units[$0].kind == .type } ?? extensions.first
    }

    /// The lines of new units with the blank lines around them.
    private func edit(_ run: [Int], _ place: Place) throws(MergeDoubt) -> TextEdit {
        let (first, last) = (run[0], run[run.count - 1])
        let range = new.units[first].range.lowerBound..<new.units[last].range.upperBound
        let old = new.indentation(at: range.lowerBound)
        var content = Array(new.bytes[range])
        let cuts = new.lines(of: cut).filter { $0.lowerBound > range.lowerBound && $0.upperBound <= range.upperBound }
        for cut in cuts.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            content.removeSubrange(cut.lowerBound - range.lowerBound..<cut.upperBound - range.lowerBound)
        }
        func lines(_ indentation: [UInt8]) -> [UInt8] {
            indentation + disk.adapted(content, from: new, old, to: indentation) + disk.newline
        }
        func blanks(_ count: Int) -> [UInt8] { Array(repeatElement(disk.newline, count: max(0, count)).joined()) }
        let (anchor, isBefore): (Int, Bool)
        switch place {
        case .before(let unit): (anchor, isBefore) = (unit, true)
        case .after(let unit): (anchor, isBefore) = (unit, false)
        case .inside(let container):
            let (unit, outer) = (disk.units[container], disk.indentation(at: disk.units[container].code.lowerBound))
            let level = disk.indentationUnit ?? new.indentationUnit ?? Array("    ".utf8)
            let text = lines(unit.isType ? outer + level : outer)
            return TextEdit(range: unit.interior ?? 0..<0, text: container == 0 ? text : disk.newline + text + outer)
        }
        let unit = disk.units[anchor]
        guard disk.fillsLines(unit.range) else { throw MergeDoubt() }
        let around = disk.neighbors(of: anchor)
        let (previous, following) = isBefore ? (around.previous, anchor) : (anchor, around.next)
        let (next, wanted) = (new.neighbors(of: last).next, gap(before: first))
        let present = disk.blankLines(previous, following)
        let isFirst = new.neighbors(of: first).previous == nil
        let lead = (isFirst && following == nil ? 1 : wanted) - (isBefore ? present : 0)
        let isNeighbor = isBefore || next.flatMap { units.diskOfNew[$0] } == following
        let trail = (isNeighbor ? next.map(gap) ?? max(1, wanted) : wanted) - (isBefore ? 0 : present)
        let isAboveComment = !isBefore && following.map { disk.units[$0].isComment && !disk.units[$0].isMark } ?? false
        let isOnly = disk.children[unit.parent].allSatisfy(removed.contains)
        var text =
            blanks(previous == nil ? 0 : lead) + lines(disk.indentation(at: unit.range.lowerBound))
            + blanks(following == nil || isAboveComment || isOnly ? 0 : trail)
        let offset = isBefore ? disk.lineStart(unit.range.lowerBound) : disk.nextLine(unit.range.upperBound)
        if let end = disk.bytes[..<offset].last, end != TextLines.lineFeed {
            text = disk.newline + text.dropLast(disk.newline.count)
        }
        return TextEdit(range: offset..<offset, text: text)
    }
}
