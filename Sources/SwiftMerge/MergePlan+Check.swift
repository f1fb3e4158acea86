import SwiftSyntax

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

    /// Returns whether a new private constant would be unused, because the user wrote all members that use it before a render had them.
    func isUnused(_ index: Int) -> Bool {
        let unit = new.units[index]
        guard unit.isStored, unit.words(.modifiers) == ["private", "let"] else { return false }
        let others = new.units.indices.filter { $0 != index && !new.units[$0].isContainer }
        let users = others.filter { new.units[$0].words(.body).contains(unit.name) }
        return !users.isEmpty
            && users.allSatisfy { user in
                let (mine, versions) = (disk.unit(new.units[user].id), bases(of: new.units[user]))
                return !added.contains(user) && versions.count < bases.count
                    && mine?.words(.body).contains(unit.name) != true
            }
    }

    /// Returns the new names of protocols in the heads of types to which the user has moved the conformances of extensions.
    func movedConformances() -> [(unit: Int, edit: TextEdit)] {
        new.units.flatMap { now -> [(unit: Int, edit: TextEdit)] in
            let before = bases(of: now).first?.conformances ?? []
            let lost = before.filter { !now.conformances.contains($0) }
            let names = now.conformances.filter { !before.contains($0) }
            guard now.kind == .typeExtension, disk.index(of: now.id) == nil, lost.count == 1, names.count == 1 else {
                return []
            }
            return disk.units.enumerated().compactMap { index, unit in
                guard unit.isType, unit.key.scope == now.key.scope, !unit.conformances.contains(names[0]) else {
                    return nil
                }
                let types = unit.parts[UnitPart.inheritance.rawValue].nodes.flatMap(\.elements)
                guard let type = types.first(where: { $0.text == lost[0] })?.node else { return nil }
                let edit = TextEdit(range: type.start..<type.end, text: Array(names[0].utf8))
                return edits[index]?.contains { $0.range.overlaps(edit.range) } == true ? nil : (index, edit)
            }
        }
    }

    /// Returns the new names of types in the user's own extensions.
    func renamedExtensions() -> [(unit: Int, edit: TextEdit)] {
        let types = new.units.filter { $0.kind == .type && !$0.key.scope.contains(".") }
        let names = Dictionary(types.map { ($0.key.scope, $0.name) }) { first, _ in first }
        return disk.units.enumerated().compactMap { index, unit in
            guard unit.kind == .typeExtension, new.unit(unit.id) == nil, bases(of: unit).isEmpty,
                let type = unit.parts[UnitPart.name.rawValue].nodes.last?.firstToken(viewMode: .sourceAccurate),
                let name = names[type.text], name != type.text
            else { return nil }
            return (index, TextEdit(range: type.start..<type.end, text: Array(name.utf8)))
        }
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
