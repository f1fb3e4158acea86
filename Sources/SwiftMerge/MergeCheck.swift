import SwiftReader

/// The check that a merge has lost no declaration and repeats none.
struct MergeCheck {
    let disk: UnitText
    let new: UnitText
    let removed: Set<Int>
    let added: Set<Int>
    let names: TypeNames

    /// Whether a merged text declares what it has to.
    func accepts(_ merged: [UInt8], hasConflicts: Bool, elsewhere: Set<DeclaredMember.Identity>) -> Bool {
        guard var result = UnitText(hasConflicts ? Self.withoutMarkers(merged) : merged) else { return false }
        result.rename(names)
        let allRemoved = UnitRemoval(text: disk, units: removed).removedUnits
        var expected = Self.counts(disk.units.indices.lazy.filter { !allRemoved.contains($0) }.map { disk.units[$0] })
        expected.merge(Self.counts(added.lazy.map { new.units[$0] }), uniquingKeysWith: +)
        let found = Self.counts(result.units)
        guard expected.allSatisfy({ found[$0.key, default: 0] >= $0.value }) else { return false }
        let keys = Self.keys(result)
        let (mine, others) = (Self.keys(disk), Self.keys(new))
        return keys.allSatisfy { key, count in
            let known = mine[key, default: 0]
            let isRepeated = known == 0 && elsewhere.contains(.init(type: key.scope, signature: key.signature))
            return !isRepeated && count <= max(1, known, others[key, default: 0])
        }
    }

    private static func withoutMarkers(_ merged: [UInt8]) -> [UInt8] {
        var isOurs = true
        var lines: [[UInt8]] = []
        for line in TextLines.split(merged[...]) {
            if line.starts(with: "||||||| \(ConflictText.labels.base)".utf8) { isOurs = false }
            if isOurs, !line.starts(with: "<<<<<<< \(ConflictText.labels.ours)".utf8) { lines.append(line) }
            if line.starts(with: ">>>>>>> \(ConflictText.labels.theirs)".utf8) { isOurs = true }
        }
        return Array(lines.joined(separator: [TextLines.lineFeed]))
    }

    /// How often the text has each declaration, whatever its types.
    private static func counts(_ units: some Sequence<MergeUnit>) -> [String: Int] {
        var counts: [String: Int] = [:]
        for unit in units where ![.file, .clause, .header, .comment, .cases].contains(unit.kind) {
            counts["\(unit.kind) \(unit.key.scope) \(unit.baseName)", default: 0] += 1
        }
        return counts
    }

    private static func keys(_ text: UnitText) -> [UnitKey: Int] {
        var counts: [UnitKey: Int] = [:]
        for unit in text.units where ![.comment, .conditional, .clause, .typeExtension, .macro].contains(unit.kind) {
            for signature in unit.signatures.isEmpty ? [unit.key.signature] : unit.signatures {
                counts[
                    UnitKey(scope: unit.key.scope, signature: signature, conditions: unit.key.conditions),
                    default: 0
                ] += 1
            }
        }
        return counts
    }
}
