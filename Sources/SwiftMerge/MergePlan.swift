import SwiftReader

/// What becomes of each unit of a file.
struct MergePlan {
    let units: Correspondence
    /// What the user has declared in other files.
    private var elsewhere: Set<DeclaredMember.Identity> = []
    private let types: Set<String>
    /// The names that the render has for types with other names.
    private let meanings: [String: String]
    /// The names of the render's types that the user has renamed.
    private let renamedByUser: Set<String>
    private var edits: [TextEdit] = []
    private var conflicts: [(offset: Int, name: String)] = []
    private var warnings: [(offset: Int?, kind: MergeResult.Warning.Kind, name: String)] = []
    /// The units of the file that are removed.
    private var removed: Set<Int> = []
    /// The units of the new render that are put into the file.
    private var added: Set<Int> = []

    private var disk: UnitText { units.disk }
    private var new: UnitText { units.new }

    /// nil if the texts have statements that differ: their order matters.
    init?(bases: [UnitText], disk: UnitText, new: UnitText) {
        func code(_ text: UnitText) -> [UnitKey] { text.units.filter { $0.kind == .code }.map(\.key) }
        guard let first = bases.first, code(new) == code(disk) || bases.contains(where: { code($0) == code(new) })
        else { return nil }
        var (bases, disk, new) = (bases, disk, new)
        let newNames = first.typesRenamed(in: new)
        let extended = first.units.filter { $0.kind == .typeExtension && !$0.key.scope.contains(".") }.map(\.key.scope)
        let types = Set(bases.flatMap(\.outerTypes) + new.outerTypes.filter { newNames[$0] == nil } + extended)
        new.rename(types, newNames)
        disk.rename(types)
        let userNames = first.typesRenamed(in: disk)
        disk.rename(types, userNames)
        for index in bases.indices { bases[index].rename(types) }
        (self.types, meanings) = (types, newNames.merging(userNames) { _, mine in mine })
        renamedByUser = Set(userNames.values)
        units = Correspondence(bases: bases, disk: disk, new: new)
    }

    /// Whether the new render has a member that the file on the disk lacks.
    var lacksMembers: Bool {
        new.units.indices.contains { units.diskOfNew[$0] == nil && !new.units[$0].signatures.isEmpty }
    }

    /// Takes into account what the user has declared in other files.
    mutating func add(declaredElsewhere files: [DeclaredMembers]) {
        let aliases: [String: String] = files.reduce(into: [:]) { all, file in
            all.merge(file.aliases) { first, _ in first }
        }
        let declared: Set<String> = files.reduce(into: []) { all, file in all.formUnion(file.types) }
        for member in files.flatMap(\.all) {
            let type = UnitText.name(of: member.identity.type, in: types, aliases, declared)
            elsewhere.insert(.init(type: type, signature: member.identity.signature))
        }
    }

    /// The new render without what the user has declared in other files, for a file that the user has not edited.
    var newText: [UInt8] {
        let cut = new.units.indices.filter { units.diskOfNew[$0] == nil && isElsewhere(new.units[$0]) }
        return EditedText(new.bytes, new.lines(of: Set(cut)).map { TextEdit(range: $0, text: []) })?.bytes ?? new.bytes
    }

    /// Whether the user has declared all that a unit declares in another file.
    private func isElsewhere(_ unit: MergeUnit) -> Bool {
        !unit.signatures.isEmpty
            && unit.signatures.allSatisfy { elsewhere.contains(.init(type: unit.key.scope, signature: $0)) }
    }

    /// nil if there is any doubt.
    mutating func result() -> MergeResult? {
        do throws(MergeDoubt) {
            try mergeCommonUnits()
            removeUnits()
            try addUnits()
        } catch { return nil }
        edits += disk.lines(of: removed).map { TextEdit(range: $0, text: []) }
        guard let edited = EditedText(disk.bytes, edits), isComplete else { return nil }
        var result = MergeResult(text: edited.bytes)
        result.conflicts = conflicts.sorted { $0.offset < $1.offset }.map(\.name)
        result.warnings = warnings.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }.map { warning in
            .init(kind: warning.kind, name: warning.name, line: warning.offset.map(edited.line))
        }
        return result
    }

    private mutating func mergeCommonUnits() throws(MergeDoubt) {
        for (index, found) in units.diskOfNew.enumerated().dropFirst() {
            guard let found else { continue }
            let (bases, mine) = (units.bases(ofNew: index), UnitVersion(text: disk, index: found))
            let now = UnitVersion(text: new, index: index)
            if !mine.unit.isContainer, units.isMoved(new: index, disk: found) {
                if bases.contains(where: { mine.equals($0) }) {
                    removed.insert(found)
                    continue
                }
                // The template has put the unit into an `#if` block, or out of one.
                guard bases.allSatisfy({ $0.unit.key.conditions == now.unit.key.conditions }) else {
                    throw MergeDoubt()
                }
            }
            guard mine.unit.kind != .conditional, mine.unit.kind != .clause else { continue }
            let merge = try UnitMerge(disk: mine, new: now, bases: bases)
            edits += merge.edits
            let start = mine.unit.code.lowerBound
            if merge.edits.contains(where: \.isConflict) { conflicts.append((start, mine.unit.title)) }
            if merge.needsBodyCheck { warnings.append((start, .signatureChanged, now.unit.title)) }
        }
    }

    /// Removes what the new render lacks and the user has left as it was.
    private mutating func removeUnits() {
        var kept: Set<Int> = []
        for index in disk.units.indices.dropFirst().reversed() where units.newOfDisk[index] == nil {
            let (mine, bases) = (UnitVersion(text: disk, index: index), units.bases(ofDisk: index))
            guard !bases.isEmpty, mine.unit.kind != .directImport, mine.unit.kind != .clause else { continue }
            let isEmpty = disk.descendants(of: index).allSatisfy {
                removed.contains($0) || disk.units[$0].kind == .clause
            }
            if isEmpty, bases.contains(where: { mine.equals($0) }) {
                let isOfKept = disk.neighbors(of: index).next.map(kept.contains) ?? false
                if mine.unit.kind != .comment || !isOfKept { removed.formUnion([index] + disk.descendants(of: index)) }
                continue
            }
            kept.insert(index)
            if bases.count == units.bases.count, !mine.unit.isComment, mine.unit.kind != .conditional {
                warnings.append((mine.unit.code.lowerBound, .noLongerGenerated, mine.unit.title))
            }
        }
    }

    private mutating func addUnits() throws(MergeDoubt) {
        var (added, cut): (Set<Int>, Set<Int>) = ([], [])
        for (index, unit) in new.units.enumerated().dropFirst() {
            let bases = units.bases(ofNew: index)
            let isInAdded = added.contains(unit.parent)
            let place = units.diskOfNew[index]
            // A new member of an extension that the user has deleted still belongs to its type.
            let isOrphan =
                cut.contains(unit.parent) && (units.bases(ofNew: unit.parent).isEmpty || unit.signatures.isEmpty)
            let isKept = place.map { !removed.contains($0) } ?? false
            let isDeleted = place == nil && bases.count == units.bases.count
            if !isOrphan, !isKept, isDeleted, !isElsewhere(unit), bases.contains(where: { isElsewhere($0.unit) }),
                !bases.contains(where: { $0.unit.signatures == unit.signatures })
            {
                warnings.append((nil, .signatureChangedElsewhere, unit.title))
            }
            if isOrphan || isKept && isInAdded || isDeleted || place == nil && isElsewhere(unit) {
                cut.insert(index)
            } else if !isKept {
                added.insert(index)
            }
        }
        for index in added.sorted().reversed() where new.units[index].isContainer && isNeedless(index, without: cut) {
            added.subtract([index] + new.descendants(of: index))
            cut.formUnion([index] + new.descendants(of: index))
        }
        for index in added {
            let unit = new.units[index]
            let isNewClause = unit.kind == .clause && !added.contains(unit.parent)
            let isOfRenamed = unit.kind == .typeExtension && renamedByUser.contains(unit.key.scope)
            if isNewClause || isOfRenamed { throw MergeDoubt() }
        }
        let placement = try Placement(units, added: added, cut: cut, removed: removed)
        edits += placement.edits
        for unit in placement.unplaced {
            added.subtract([unit] + new.descendants(of: unit))
            let isTypeElsewhere = elsewhere.contains { $0.type == new.units[unit].key.scope }
            if isTypeElsewhere, !new.units[unit].signatures.isEmpty {
                warnings.append((nil, .notAdded, new.units[unit].title))
            }
        }
        self.added = added
    }

    /// Whether a new container would hold nothing and say nothing: all its members are in other places.
    private func isNeedless(_ index: Int, without cut: Set<Int>) -> Bool {
        let (container, members) = (new.units[index], new.descendants(of: index))
        let isEmpty = members.allSatisfy { cut.contains($0) || [.comment, .clause].contains(new.units[$0].kind) }
        let conformances = disk.units.filter { $0.isType && $0.key.scope == container.key.scope }.flatMap(
            \.conformances
        )
        return isEmpty && container.kind != .type && !(members.isEmpty && container.conformances.isEmpty)
            && Set(container.conformances).isSubset(of: conformances)
    }
}

// MARK: - Check
extension MergePlan {
    /// Whether the merged text parses, has all declarations that it should, and has none of them twice.
    private var isComplete: Bool {
        // Of conflicts, only our side counts.
        let checked = EditedText(disk.bytes, edits.filter { !$0.isConflict })
        guard let text = checked?.bytes, var result = UnitText(text) else { return false }
        result.rename(types, meanings)
        let kept = disk.units.indices.filter { !removed.contains($0) }.map { disk.units[$0] }
        let expected = Self.counts((kept + added.map { new.units[$0] }).compactMap(\.declaration))
        let found = Self.counts(result.units.compactMap(\.declaration))
        guard expected.allSatisfy({ found[$0.key, default: 0] >= $0.value }) else { return false }
        let (mine, others) = (Self.counts(disk.units.flatMap(\.keys)), Self.counts(new.units.flatMap(\.keys)))
        return Self.counts(result.units.flatMap(\.keys)).allSatisfy { key, count in
            count <= max(1, mine[key, default: 0], others[key, default: 0])
        }
    }

    private static func counts<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

extension MergeUnit {
    /// What must not be lost, whatever its types.
    fileprivate var declaration: String? {
        [.file, .clause, .header, .comment, .cases].contains(kind) ? nil : "\(kind) \(key.scope) \(baseName)"
    }

    /// What must not be declared twice.
    fileprivate var keys: [UnitKey] {
        guard ![.comment, .conditional, .clause, .typeExtension, .macro].contains(kind) else { return [] }
        return (signatures.isEmpty ? [key.signature] : signatures).map { signature in
            UnitKey(scope: key.scope, signature: signature, conditions: key.conditions)
        }
    }
}
