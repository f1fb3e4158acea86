extension MergePlan {
    /// Returns whether the merged text parses, and has each declaration that it should have, but none twice.
    func isComplete(_ text: [UInt8]) -> Bool {
        guard var result = UnitText(text) else { return false }
        result.rename(names)
        result.identify(with: [disk, new], firstByKey: true)
        let kept = disk.units.indices.filter { !removed.contains($0) && originals[$0] == nil }.map { disk.units[$0] }
        let isAllThere = (kept + added.map { new.units[$0] }).allSatisfy { unit in
            unit.isComment || unit.kind == .cases || unit.isPlainExtension || result.index(of: unit.id) != nil
        }
        let (mine, theirs) = (Self.counts(disk.units.flatMap(\.keys)), Self.counts(new.units.flatMap(\.keys)))
        return isAllThere
            && Self.counts(result.units.flatMap(\.keys)).allSatisfy { key, count in
                count <= max(1, mine[key, default: 0], theirs[key, default: 0])
            }
    }

    /// Returns whether a new container is unnecessary: all its members are in other places, and its conformances are declared already.
    func isNeedless(_ index: Int) -> Bool {
        let (container, members) = (new.units[index], new.descendants(of: index))
        let isEmpty = members.allSatisfy { !added.contains($0) || [.comment, .clause].contains(new.units[$0].kind) }
        let types = disk.units.filter { $0.isType && $0.key.scope == container.key.scope }
        if container.kind == .clause, added.contains(container.parent) {
            // Later clauses need the earlier ones.
            let clauses = new.children[container.parent]
            guard clauses.first != index, clauses.last(where: added.contains) == index else { return false }
        }
        return isEmpty && container.kind != .type && !(members.isEmpty && container.conformances.isEmpty)
            && Set(container.conformances).isSubset(of: types.flatMap(\.conformances))
    }

    /// Returns a warning about a function or property that is no longer generated if a new property or function has its name.
    func replacement(of mine: MergeUnit) -> MergeResult.Warning.Kind? {
        let kinds: [MergeUnit.Kind] = [.function, .member]
        let other = new.units.first { other in
            other.key.scope == mine.key.scope && other.baseName == mine.baseName && other.kind != mine.kind
                && kinds.contains(other.kind) && kinds.contains(mine.kind) && bases(of: other).isEmpty
        }
        return other.map { .replaced(by: $0.title) }
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
