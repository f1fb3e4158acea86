/// The file on the disk with the changes of a merge.
struct MergedText {
    private enum Child: Equatable {
        case disk(Int)
        case new(Int)
    }

    private typealias Place = (container: Int, index: Int)

    private let plan: MergePlan
    private var disk: UnitText { plan.disk }
    private var new: UnitText { plan.new }
    /// The units in each container of the file.
    private var children: [[Child]]
    /// The containers of the file for the new units, by the indices of the units.
    private var containers: [Int: Int] = [:]
    /// The new units for which the file has no container.
    private(set) var unplaced: [Int] = []

    init(_ plan: MergePlan) throws(MergeDoubt) {
        self.plan = plan
        children = plan.disk.children.map { $0.filter { !plan.removed.contains($0) }.map(Child.disk) }
        for unit in plan.added.sorted() where !plan.added.contains(plan.new.units[unit].parent) {
            guard let (container, index) = place(of: unit) else {
                unplaced.append(unit)
                continue
            }
            for case .disk(let neighbor) in children[container].prefix(index + 1).dropFirst(max(0, index - 1)) {
                guard disk.source.fillsLines(disk.units[neighbor].range) else { throw MergeDoubt() }
            }
            children[container].insert(.new(unit), at: index)
            containers[unit] = container
        }
    }
}

// MARK: - Places
extension MergedText {
    private func place(of unit: Int) -> Place? {
        let siblings = new.children[new.units[unit].parent]
        let (earlier, later) = (siblings.prefix { $0 < unit }, siblings.drop { $0 <= unit })
        func before(_ candidates: some Sequence<Int>) -> Place? {
            candidates.lazy.compactMap { place(of: $0, nextTo: unit) }.first
        }
        let isSection = new.units[unit].startsSection
        if isSection, let place = before(later) { return place }
        let next = later.first { !plan.added.contains($0) || new.units[$0].startsSection }
        if let next, new.units[unit].blankLines > new.units[next].blankLines, let place = before([next]) {
            return place
        }
        if !isSection, let (container, index) = before(earlier.reversed()) { return (container, index + 1) }
        guard let container = container(of: unit) else { return nil }
        let isOwn = container == disk.index(of: new.parent(of: unit).id)
        if isOwn, earlier.isEmpty, container != 0 { return (container, 0) }
        return (isOwn && !isSection ? before(later) : nil) ?? (container, children[container].count)
    }

    /// Returns the place in the file of a neighbor in the new render; nil if the new unit can't be next to it.
    private func place(of neighbor: Int, nextTo unit: Int) -> Place? {
        if let container = containers[neighbor], let index = children[container].firstIndex(of: .new(neighbor)) {
            return (container, index)
        }
        let parent = new.parent(of: unit)
        guard var anchor = disk.index(of: new.units[neighbor].id), !plan.removed.contains(anchor) else { return nil }
        // The user has moved a stub up to the stored properties.
        let isMadeStored = disk.units[anchor].isStored && !new.units[neighbor].isStored
        if isMadeStored, disk.parent(of: anchor).id != parent.id { return nil }
        // The user may have put the whole type into an `#if` block.
        let conditions = disk.conditionsAroundType(of: anchor) + new.conditions(of: unit)
        while disk.units[anchor].key.conditions.count > conditions.count {
            anchor = disk.units[disk.units[anchor].parent].parent
        }
        let (found, container) = (disk.units[anchor], disk.units[anchor].parent)
        guard disk.units[container].key.scope == parent.key.scope, found.key.conditions == conditions,
            anchor != 0, found.kind != .clause, let index = children[container].firstIndex(of: .disk(anchor))
        else { return nil }
        return (container, index)
    }

    private func container(of unit: Int) -> Int? {
        let (fresh, parent) = (new.units[unit], new.parent(of: unit))
        if let place = disk.index(of: parent.id), !plan.removed.contains(place) { return place }
        let isBlock = fresh.kind == .conditional
        guard !fresh.signatures.isEmpty || isBlock, parent.kind != .clause else { return nil }
        let heads = disk.units.indices.filter { index in
            disk.units[index].isType && disk.units[index].key.scope == fresh.key.scope && !plan.removed.contains(index)
        }
        let mayBeStored = fresh.isStored || isBlock && parent.kind == .type
        let extensions = heads.filter { disk.units[$0].kind == .typeExtension && !mayBeStored }
        return extensions.first { !Set(disk.units[$0].conformances).isDisjoint(with: parent.conformances) }
            ?? heads.first { disk.units[$0].kind == .type } ?? extensions.first
    }
}

// MARK: - Text
extension MergedText {
    /// A text that is being written.
    struct Output {
        /// Whether conflicts have both sides; otherwise only ours.
        let hasConflicts: Bool
        fileprivate(set) var bytes: [UInt8] = []
        /// The offset at which the code of each unit of the file begins.
        fileprivate(set) var starts: [Int: Int] = [:]
        /// False if two changes overlap.
        fileprivate(set) var isWhole = true
    }

    func text(hasConflicts: Bool) -> Output {
        var output = Output(hasConflicts: hasConflicts)
        write(0, to: &output)
        return output
    }

    private func write(_ index: Int, to output: inout Output) {
        let (unit, bytes) = (disk.units[index], disk.source.bytes)
        let edits = (plan.edits[index] ?? []) + (unit.interior.map { [TextEdit(range: $0, text: [])] } ?? [])
        let end = TextEdit(range: unit.range.upperBound..<unit.range.upperBound, text: [])
        var place = unit.range.lowerBound
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) + [end] {
            if edit.isConflict, !output.hasConflicts { continue }
            guard edit.range.lowerBound >= place else {
                output.isWhole = false
                continue
            }
            if edit.range.upperBound > unit.code.lowerBound, output.starts[index] == nil {
                output.starts[index] = output.bytes.count + unit.code.lowerBound - place
            }
            output.bytes += bytes[place..<edit.range.lowerBound]
            if edit.isConflict { output.bytes.removeLast(output.bytes.reversed().indentation.count) }
            output.bytes += edit.text
            if edit.range == unit.interior { writeChildren(of: index, to: &output) }
            place = edit.range.upperBound
        }
    }

    private func writeChildren(of container: Int, to output: inout Output) {
        let (unit, present, newline) = (disk.units[container], disk.children[container], disk.source.newline)
        let outer = container == 0 ? [] : disk.source.indentation(at: unit.code.lowerBound)
        let level = unit.isType ? disk.source.level ?? new.source.level ?? Array("    ".utf8) : []
        let first = present.first.map { disk.units[$0] }
        var indentation = first?.indentation ?? outer + level
        let lead = first.map { Array(disk.source.bytes[$0.gap]) } ?? (container == 0 ? [] : newline + indentation)
        var previous: Child?
        for (position, child) in children[container].enumerated() {
            if case .disk(let index) = child { indentation = disk.units[index].indentation }
            if position == 0 {
                output.bytes += lead
            } else if case (.disk(let before), .disk(let index)) = (previous, child) {
                output.bytes += gap(from: before, to: index)
            } else {
                let lines = 1 + blankLines(at: position, in: container)
                output.bytes += Array(repeatElement(newline, count: lines).joined()) + indentation
            }
            switch child {
            case .disk(let index): write(index, to: &output)
            case .new(let index):
                let old = new.units[index].indentation
                output.bytes += disk.source.adapted(text(ofNew: index), from: new.source, old, to: indentation)
            }
            previous = child
        }
        if let interior = unit.interior, !present.isEmpty || children[container].isEmpty {
            output.bytes += disk.source.bytes[disk.end(ofChildren: container)..<interior.upperBound]
        } else {
            output.bytes += newline + outer
        }
    }

    /// Returns the white space between two units of the file. If the first unit of a group was removed, the blank line before the group stays, as in
    /// the new render. If a whole group was removed, the next unit takes its place, as in the new render.
    private func gap(from before: Int, to index: Int) -> [UInt8] {
        let unit = disk.units[index]
        let removed = disk.children[unit.parent].filter { before < $0 && $0 < index }.map { disk.units[$0] }
        guard let next = new.index(of: unit.id) else { return Array(disk.source.bytes[unit.gap]) }
        let wanted = new.units[next].blankLines
        let most = removed.max { $0.blankLines < $1.blankLines }
        let previous = new.children[new.units[next].parent].last { $0 < next }
        let isNext = previous.map { new.units[$0].id == disk.units[before].id } ?? false
        let model =
            wanted > unit.blankLines
            ? most.flatMap { $0.blankLines > unit.blankLines ? $0 : nil }
            : removed.first.flatMap { isNext && $0.blankLines == wanted ? $0 : nil }
        guard let model else { return Array(disk.source.bytes[unit.gap]) }
        return disk.source.bytes[model.gap].dropLast(model.indentation.count) + unit.indentation
    }

    /// Returns the number of blank lines between a new unit and the one before it, or after it.
    private func blankLines(at position: Int, in container: Int) -> Int {
        let children = children[container]
        let following: MergeUnit? =
            if case .disk(let index) = children[position...].dropFirst().first { disk.units[index] } else { nil }
        func wanted(_ index: Int) -> Int? {
            new.children[new.units[index].parent].first == index ? nil : new.units[index].blankLines
        }
        switch (children[position - 1], children[position]) {
        case (_, .new(let index)): return wanted(index) ?? following?.blankLines ?? 1
        case (.new(let index), .disk(let next)):
            let unit = disk.units[next]
            if let next = new.next(after: index), new.units[next].id == unit.id { return new.units[next].blankLines }
            let previous = new.children[new.units[index].parent].last { $0 < index }
            let isFirst = new.units[index].isCallable && previous.map { new.units[$0].isMark } ?? false
            let lines = isFirst ? 1 : wanted(index) ?? 1
            return unit.isComment && !unit.isMark ? unit.blankLines : max(unit.blankLines, lines)
        default: return 0
        }
    }

    /// Returns the text of a new unit with only those members that the merge adds.
    private func text(ofNew index: Int) -> [UInt8] {
        let (unit, bytes) = (new.units[index], new.source.bytes)
        guard let interior = unit.interior else { return plan.moved[index] ?? Array(bytes[unit.range]) }
        var result = Array(bytes[unit.range.lowerBound..<interior.lowerBound])
        for (position, child) in new.children[index].filter(plan.added.contains).enumerated() {
            result += bytes[new.units[position == 0 ? new.children[index][0] : child].gap] + text(ofNew: child)
        }
        return result + bytes[new.end(ofChildren: index)..<unit.range.upperBound]
    }
}
