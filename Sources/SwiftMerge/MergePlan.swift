import SwiftReader

/// What becomes of each unit of a file.
struct MergePlan {
    let units: Correspondence
    private var elsewhere: Set<DeclaredMember.Identity> = []
    private let types: Set<String>
    /// The names of types in the merged text.
    private let resultNames: TypeNames
    /// The names of the disk's types that the user has renamed.
    private let renamed: Set<String>

    var disk: UnitText { units.disk }
    var new: UnitText { units.new }

    /// nil if the texts have statements that differ: their order matters.
    init?(bases: [UnitText], disk: UnitText, new: UnitText) {
        var (bases, disk, new) = (bases, disk, new)
        guard let first = bases.first, Self.agree(bases, disk, new) else { return nil }
        let newNames = first.typesRenamed(in: new)
        let types = first.outerTypes.union(bases.flatMap(\.outerTypes)).union(
            new.outerTypes.filter { newNames[$0] == nil }
        ).union(Self.extended(first))
        var names = TypeNames(types: types, of: new)
        names.renamed = newNames
        new.rename(names)
        names = TypeNames(types: types, of: disk)
        disk.rename(names)
        names.renamed = first.typesRenamed(in: disk)
        disk.rename(names)
        for index in bases.indices { bases[index].rename(TypeNames(types: types, of: bases[index])) }
        (self.types, renamed) = (types, Set(names.renamed.values))
        names.renamed.merge(newNames) { mine, _ in mine }
        resultNames = names
        units = Correspondence(bases: bases, disk: disk, new: new)
    }

    private static func extended(_ text: UnitText) -> Set<String> {
        Set(text.units.filter { $0.kind == .typeExtension && !$0.baseName.contains(".") }.map(\.baseName))
    }

    private static func agree(_ bases: [UnitText], _ disk: UnitText, _ new: UnitText) -> Bool {
        func code(_ text: UnitText) -> [UnitKey] { text.units.filter { $0.kind == .code }.map(\.key) }
        let now = code(new)
        return now == code(disk) || bases.contains { code($0) == now }
    }

    /// Whether the new render has a member that the file on the disk lacks.
    var lacksMembers: Bool {
        new.units.indices.contains { units.diskOfNew[$0] == nil && !new.units[$0].signatures.isEmpty }
    }

    /// Takes into account what the user has declared in other files.
    mutating func add(declaredElsewhere files: [DeclaredMembers]) {
        let names = TypeNames(types: types, files: files)
        for member in files.flatMap(\.all) {
            elsewhere.insert(.init(type: names.name(of: member.identity.type), signature: member.identity.signature))
        }
    }

    /// A new render in the place of a file that nobody has edited, without what the user has declared in other files.
    static func text<Failure: Error>(
        _ new: [UInt8],
        replacing disk: [UInt8],
        _ declaredElsewhere: () throws(Failure) -> [DeclaredMembers]
    ) throws(Failure) -> [UInt8] {
        guard let old = UnitText(disk), let fresh = UnitText(new),
            var plan = MergePlan(bases: [old], disk: old, new: fresh), plan.lacksMembers
        else { return new }
        plan.add(declaredElsewhere: try declaredElsewhere())
        let cut = plan.new.units.indices.filter {
            plan.units.diskOfNew[$0] == nil && plan.isElsewhere(plan.new.units[$0])
        }
        let edits = UnitRemoval(text: plan.new, units: Set(cut)).ranges.map { TextEdit(range: $0, text: []) }
        return EditedText(new, edits)?.bytes ?? new
    }

    /// Whether the user has declared all that a unit declares in another file.
    private func isElsewhere(_ unit: MergeUnit) -> Bool {
        !elsewhere.isEmpty && !unit.signatures.isEmpty
            && unit.signatures.allSatisfy { elsewhere.contains(.init(type: unit.key.scope, signature: $0)) }
    }

    /// What the result needs besides the edits.
    private struct Draft {
        var edits: [TextEdit] = []
        var conflicts: [(offset: Int, name: String)] = []
        var warnings: [(offset: Int?, kind: MergeResult.Warning.Kind, name: String)] = []
        var removed: Set<Int> = []
        /// The units of the new render that are put into the file.
        var added: Set<Int> = []
    }

    /// nil if there is any doubt.
    func result() -> MergeResult? {
        var draft = Draft()
        do throws(MergeDoubt) {
            try mergeCommonUnits(&draft)
            removeUnits(&draft)
            try addUnits(&draft)
        } catch {
            return nil
        }
        let edits =
            draft.edits + UnitRemoval(text: disk, units: draft.removed).ranges.map { TextEdit(range: $0, text: []) }
        guard let edited = EditedText(disk.bytes, edits) else { return nil }
        let check = MergeCheck(disk: disk, new: new, removed: draft.removed, added: draft.added, names: resultNames)
        guard check.accepts(edited.bytes, hasConflicts: !draft.conflicts.isEmpty, elsewhere: elsewhere) else {
            return nil
        }
        var result = MergeResult(text: edited.bytes)
        result.conflicts = draft.conflicts.sorted { $0.offset < $1.offset }.map(\.name)
        result.warnings = draft.warnings.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }.map { warning in
            .init(kind: warning.kind, name: warning.name, line: warning.offset.map(edited.line))
        }
        return result
    }

    private func mergeCommonUnits(_ draft: inout Draft) throws(MergeDoubt) {
        let (layout, newLayout) = (TextLayout(of: disk), TextLayout(of: new))
        for (unit, found) in units.diskOfNew.enumerated() {
            guard let place = found, unit != 0 else { continue }
            let bases = units.bases(ofNew: unit)
            if units.isMoved(new: unit), !new.units[unit].isContainer {
                if bases.contains(where: { disk.unit(place, equals: $0.unit, in: $0.text) }) {
                    draft.removed.insert(place)
                    continue
                }
                guard units.keepsConditions(new: unit) else { throw MergeDoubt() }
            }
            if disk.units[place].kind == .conditional {
                func clauses(_ text: UnitText, _ unit: Int) -> [UnitKey] {
                    text.children[unit].map { text.units[$0].key }
                }
                let now = clauses(new, unit)
                guard now == clauses(disk, place) || bases.contains(where: { clauses($0.text, $0.unit) == now }) else {
                    throw MergeDoubt()
                }
                continue
            }
            guard disk.units[place].kind != .clause else { continue }
            let merge = UnitMerge(
                disk: (disk, place),
                new: (new, unit),
                bases: bases,
                layout: layout,
                newLayout: newLayout
            )
            let outcome = try merge.outcome()
            draft.edits += outcome.edits
            let start = disk.units[place].code.lowerBound
            if outcome.hasConflict { draft.conflicts.append((start, disk.units[place].name)) }
            if outcome.needsBodyCheck { draft.warnings.append((start, .signatureChanged, new.units[unit].name)) }
        }
    }

    /// Removes what the new render lacks and the user has left as it was.
    private func removeUnits(_ draft: inout Draft) {
        var kept: Set<Int> = []
        for place in disk.units.indices.dropFirst().reversed() where units.newOfDisk[place] == nil {
            let unit = disk.units[place]
            let bases = units.bases(ofDisk: place)
            guard !bases.isEmpty, unit.kind != .directImport, unit.kind != .clause else { continue }
            let isEmpty = disk.descendants(of: place).allSatisfy {
                draft.removed.contains($0) || disk.units[$0].kind == .clause
            }
            if isEmpty, bases.contains(where: { disk.unit(place, equals: $0.unit, in: $0.text) }) {
                let siblings = disk.children[unit.parent]
                let next = siblings.firstIndex(of: place).flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
                if unit.kind != .comment || next.map(kept.contains) != true { draft.removed.insert(place) }
                continue
            }
            kept.insert(place)
            let isCertain = bases.count == units.bases.count && ![.comment, .header, .conditional].contains(unit.kind)
            if isCertain { draft.warnings.append((unit.code.lowerBound, .noLongerGenerated, unit.name)) }
        }
    }

    private func addUnits(_ draft: inout Draft) throws(MergeDoubt) {
        var wanted: Set<Int> = []
        var cut: Set<Int> = []
        for unit in new.units.indices.dropFirst() {
            let parent = new.units[unit].parent
            let place = units.diskOfNew[unit]
            // A new member of an extension that the user has deleted still belongs to its type.
            let isHomeless =
                cut.contains(parent) && !units.bases(ofNew: parent).isEmpty && !new.units[unit].signatures.isEmpty
            if cut.contains(parent), !isHomeless {
                cut.insert(unit)
            } else if let place, !draft.removed.contains(place) {
                if wanted.contains(parent) { cut.insert(unit) }
            } else if place == nil, isElsewhere(new.units[unit]) {
                cut.insert(unit)
            } else if place == nil, !wanted.contains(parent) || !units.bases(ofNew: unit).isEmpty,
                units.bases(ofNew: unit).count == units.bases.count
            {
                cut.insert(unit)
                warnIfMoved(unit, &draft)
            } else {
                wanted.insert(unit)
            }
        }
        for unit in wanted.sorted().reversed() where new.units[unit].isContainer && isNeedless(unit, without: cut) {
            cut.insert(unit)
        }
        let removed = UnitRemoval(text: disk, units: draft.removed).removedUnits
        let added = wanted.filter { !cut.contains($0) }
        var placement = Placement(units: units, added: added, cut: cut, removed: removed)
        for unit in added.sorted() where !added.contains(new.units[unit].parent) {
            if new.units[unit].kind == .typeExtension, renamed.contains(new.units[unit].baseName) { throw MergeDoubt() }
            if try !placement.add(unit) {
                let isDeclaration = !new.units[unit].signatures.isEmpty
                if isDeclaration, isTypeElsewhere(new.units[unit].key.scope) {
                    draft.warnings.append((nil, .notAdded, new.units[unit].name))
                }
            }
        }
        draft.added = placement.placed
        draft.edits += placement.edits
    }

    private func isTypeElsewhere(_ type: String) -> Bool {
        elsewhere.contains { $0.type == type }
    }

    private func warnIfMoved(_ unit: Int, _ draft: inout Draft) {
        let fresh = new.units[unit]
        let bases = units.bases(ofNew: unit).map { $0.text.units[$0.unit] }
        guard bases.contains(where: isElsewhere), !bases.contains(where: { $0.signatures == fresh.signatures }) else {
            return
        }
        draft.warnings.append((nil, .signatureChangedElsewhere, fresh.name))
    }

    /// Whether a new container would hold nothing and say nothing: all its members are in other places.
    private func isNeedless(_ unit: Int, without cut: Set<Int>) -> Bool {
        let container = new.units[unit]
        guard container.kind != .type else { return false }
        let members = new.descendants(of: unit)
        guard members.allSatisfy({ cut.contains($0) || [.comment, .clause].contains(new.units[$0].kind) }) else {
            return false
        }
        guard !container.conformances.isEmpty else { return !members.isEmpty }
        let heads = disk.units.filter {
            [.type, .typeExtension].contains($0.kind) && $0.baseName == container.baseName
        }
        return Set(container.conformances).isSubset(of: heads.flatMap(\.conformances))
    }
}
