/// Which units of the last renders, the new one and the file on the disk are the same unit.
struct Correspondence {
    let bases: [UnitText]
    let disk: UnitText
    let new: UnitText
    /// From the units of each base to those of the disk.
    private let edited: [UnitMatching]
    /// From the units of each base to those of the new render.
    private let rendered: [UnitMatching]
    /// The unit on the disk for each unit of the new render.
    private(set) var diskOfNew: [Int?]
    private(set) var newOfDisk: [Int?]

    init(bases: [UnitText], disk: UnitText, new: UnitText) {
        (self.bases, self.disk, self.new) = (bases, disk, new)
        edited = bases.map { UnitMatching($0, disk, .edited) }
        rendered = bases.map { UnitMatching($0, new, .render) }
        let same = UnitMatching(new, disk, .sameDeclarations)
        diskOfNew = same.targets
        newOfDisk = same.sources
        for (unit, found) in same.targets.enumerated() where found == nil {
            for (edited, rendered) in zip(edited, rendered) {
                guard diskOfNew[unit] == nil, let base = rendered.sources[unit], let place = edited.targets[base],
                    newOfDisk[place] == nil
                else { continue }
                (diskOfNew[unit], newOfDisk[place]) = (place, unit)
            }
        }
    }

    /// The versions of a unit of the new render that the bases have.
    func bases(ofNew unit: Int) -> [UnitMerge.Version] {
        zip(bases, rendered).compactMap { base, matching in matching.sources[unit].map { (base, $0) } }
    }

    /// The versions of a unit on the disk that the bases have.
    func bases(ofDisk unit: Int) -> [UnitMerge.Version] {
        zip(bases, edited).compactMap { base, matching in matching.sources[unit].map { (base, $0) } }
    }

    /// Whether the new render has put a unit into another container, while the user has left it where it was.
    func isMoved(new unit: Int) -> Bool {
        guard let place = diskOfNew[unit] else { return false }
        return bases.indices.contains { index in
            guard let base = rendered[index].sources[unit] else { return false }
            let parent = bases[index].units[base].parent
            return rendered[index].targets[parent] != new.units[unit].parent
                && edited[index].targets[parent] == disk.units[place].parent
        }
    }

    /// Whether the template never changed what encloses a unit with `#if`.
    func keepsConditions(new unit: Int) -> Bool {
        bases(ofNew: unit).allSatisfy { $0.text.units[$0.unit].key.conditions == new.units[unit].key.conditions }
    }
}
