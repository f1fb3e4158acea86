extension MergePlan {
    /// Returns whether the merged text parses, and has each declaration that it should have, but none twice.
    func isComplete(_ text: [UInt8]) -> Bool {
        guard var result = UnitText(text) else { return false }
        result.rename(names)
        result.identify(with: [disk, new], firstByKey: true)
        let kept = disk.units.indices.filter { !removed.contains($0) && originals[$0] == nil }.map { disk.units[$0] }
        let isAllThere = (kept + added.map { new.units[$0] }).allSatisfy { unit in
            unit.isComment || unit.kind == .cases || result.index(of: unit.id) != nil
        }
        let (mine, theirs) = (Self.counts(disk.units.flatMap(\.keys)), Self.counts(new.units.flatMap(\.keys)))
        return isAllThere
            && Self.counts(result.units.flatMap(\.keys)).allSatisfy { key, count in
                count <= max(1, mine[key, default: 0], theirs[key, default: 0])
            }
    }

    private static func counts<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }
}

extension MergeUnit {
    /// The keys that must not be declared twice.
    var keys: [UnitKey] {
        guard ![.comment, .conditional, .clause, .typeExtension, .macro].contains(kind) else { return [] }
        return (signatures.isEmpty ? [key.signature] : signatures).map { signature in
            UnitKey(scope: key.scope, signature: signature, conditions: key.conditions)
        }
    }
}
