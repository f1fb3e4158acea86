import SwiftSource

/// A Swift file as a sequence of units.
struct UnitText {
    let source: SourceText
    /// In source order; containers come before what they contain.
    var units: [MergeUnit]
    /// The indices of the units of each container.
    private(set) var children: [[Int]]
    /// The units by their identities.
    private var indices: [Int: Int] = [:]

    /// Creates the units of a text; nil if the text can't be read as Swift.
    init?(_ bytes: [UInt8], allowsErrors: Bool = false) {
        guard let file = ParsedFile(bytes, allowsErrors: allowsErrors) else { return nil }
        source = SourceText(bytes)
        units = UnitParser(source, file).units
        children = Array(repeating: [], count: units.count)
        for (index, unit) in units.enumerated().dropFirst() {
            units[index].gap = end(ofChildren: unit.parent)..<unit.range.lowerBound
            children[unit.parent].append(index)
        }
    }

    /// Returns the end of a container's last unit, or the beginning of the container's interior if it has no units.
    func end(ofChildren container: Int) -> Int {
        children[container].last.map { units[$0].range.upperBound } ?? units[container].interior?.lowerBound ?? 0
    }

    func descendants(of index: Int) -> [Int] { children[index].flatMap { [$0] + descendants(of: $0) } }

    func next(after index: Int) -> Int? { children[units[index].parent].first { $0 > index } }

    func mark(before index: Int) -> Int? {
        children[units[index].parent].last { $0 < index }.flatMap { units[$0].isMark ? $0 : nil }
    }

    /// Returns the conditions of the `#if` blocks around the type that contains a unit.
    func conditionsAroundType(of index: Int) -> [String] {
        var type = units[index].parent
        while type != 0, !units[type].isType { type = units[type].parent }
        return units[type].key.conditions
    }

    /// Returns the container of a unit, or of the `#if` blocks around it.
    func containerOutsideConditions(of index: Int) -> Int {
        var container = units[index].parent
        while [.clause, .conditional].contains(units[container].kind) { container = units[container].parent }
        return container
    }

    /// Returns the conditions of the `#if` blocks around a unit in its type.
    func conditions(of index: Int) -> [String] {
        Array(units[index].key.conditions.dropFirst(conditionsAroundType(of: index).count))
    }

    func parent(of index: Int) -> MergeUnit { units[units[index].parent] }

    func index(of id: Int?) -> Int? { id.flatMap { indices[$0] } }

    func unit(_ id: Int?) -> MergeUnit? { index(of: id).map { units[$0] } }
}

// MARK: - Identities
extension UnitText {
    /// Gives the units identities: those of units of other texts, from the first to the last, or new ones.
    mutating func identify(with others: ArraySlice<UnitText>, firstByKey: Bool = false) {
        for (position, other) in others.enumerated() {
            if position == 0 { give(0, other.units[0].id) }
            pair(with: other) { $0.key }
            pair(with: other) { $0.kind == .clause ? nil : UnitKey(scope: $0.key.scope, signature: $0.key.signature) }
            if position > 0 || !firstByKey { matchOthers(of: other) }
        }
        var next = (others.flatMap(\.indices.keys).max() ?? -1) + 1
        for index in units.indices where units[index].id == nil {
            give(index, next)
            next += 1
        }
    }

    /// Pairs functions with a changed signature, extensions, functions that have become properties, and changed comments before the same unit.
    private mutating func matchOthers(of other: UnitText) {
        pairOverloads(with: other)
        pairExtensions(with: other)
        for (mine, theirs) in unpaired(other, { $0.valueKey }) where units[mine[0]].kind == .function {
            give(mine[0], other.units[theirs[0]].id)
        }
        for mine in units.indices where units[mine].id == nil && units[mine].kind == .comment {
            let theirs = missing(of: other).first { theirs in
                guard let next = next(after: mine), let followed = other.next(after: theirs) else { return false }
                return other.units[theirs].kind == .comment && units[next].id == other.units[followed].id
                    && units[mine].isMark == other.units[theirs].isMark
            }
            if let theirs { give(mine, other.units[theirs].id) }
        }
    }

    /// Pairs extensions that share conformances or members, have the same `// MARK:` comment, or are empty. The most similar ones come first.
    private mutating func pairExtensions(with other: UnitText) {
        let theirs = missing(of: other).filter { other.units[$0].kind == .typeExtension }
        var pairs: [(likeness: Int, mine: Int, theirs: Int)] = []
        for mine in units.indices where units[mine].id == nil && units[mine].kind == .typeExtension {
            for theirs in theirs where other.units[theirs].key.scope == units[mine].key.scope {
                let shared = Set(units[mine].conformances).intersection(other.units[theirs].conformances)
                let (ours, others) = (contents(of: mine), other.contents(of: theirs))
                let likeness = shared.count + ours.intersection(others).count + (ours.isEmpty && others.isEmpty ? 1 : 0)
                if likeness > 0 { pairs.append((likeness, mine, theirs)) }
            }
        }
        for (_, mine, theirs) in pairs.sorted(by: { ($1.likeness, $0.mine) < ($0.likeness, $1.mine) }) {
            let id = other.units[theirs].id
            if units[mine].id == nil, index(of: id) == nil { give(mine, id) }
        }
    }

    /// Returns the identities of the units in an extension, and of the `// MARK:` comment before it.
    private func contents(of index: Int) -> Set<Int> {
        Set((children[index] + (mark(before: index).map { [$0] } ?? [])).compactMap { units[$0].id })
    }

    /// Returns the copies that git keeps if two branches add the same member at different places, and gives them other keys. Edited copies are not
    /// among them.
    mutating func setCopiesApart(from renders: ArraySlice<UnitText>) -> Set<Int> {
        var copies: Set<Int> = []
        for (key, all) in Dictionary(grouping: units.indices, by: { units[$0].key }) where all.count > 1 {
            let versions = renders.map { $0.units.filter { $0.key == key } }
            guard !units[all[0]].signatures.isEmpty, versions.allSatisfy({ $0.count < 2 }) else { continue }
            let unedited = all.reversed().filter { index in versions.joined().contains { units[index].equals($0) } }
            copies.formUnion(unedited.prefix(all.count - 1))
        }
        for copy in copies {
            units[copy].key.signature += " (copy)"
            give(copy, -1 - copy)
        }
        return copies
    }

    /// Returns the members that the text declares again, in other branches of an `#if`, with the identities that the renders have for them.
    func membersDeclaredAgain(of renders: ArraySlice<UnitText>) -> [Int: Int] {
        var (first, found): ([UnitKey: Int], [Int: Int]) = ([:], [:])
        for (index, unit) in units.enumerated() where !unit.signatures.isEmpty && !unit.key.conditions.isEmpty {
            let key = UnitKey(scope: unit.key.scope, signature: unit.key.signature)
            if renders.contains(where: { $0.unit(unit.id) != nil }) {
                first[key] = first[key] ?? unit.id
            } else {
                found[index] = first[key]
            }
        }
        return found
    }

    private mutating func give(_ index: Int, _ id: Int?) {
        units[index].id = id
        if let id { indices[id] = index }
    }

    /// Returns the units of another text that this one lacks.
    private func missing(of other: UnitText) -> [Int] {
        other.units.indices.filter { index(of: other.units[$0].id) == nil }
    }

    /// Returns the units that have no partner in another text yet, and those of the other text, by their keys.
    private func unpaired(_ other: UnitText, _ key: (MergeUnit) -> UnitKey?) -> [(mine: [Int], theirs: [Int])] {
        let theirs = Dictionary(grouping: missing(of: other)) { key(other.units[$0]) }
        let mine = Dictionary(grouping: units.indices.filter { units[$0].id == nil }) { key(units[$0]) }
        return mine.compactMap { key, mine in key.flatMap { theirs[$0] }.map { (mine, $0) } }
    }

    /// Pairs units with equal keys in their order, except extensions without conformances: all those of a type have the same key.
    private mutating func pair(with other: UnitText, _ key: (MergeUnit) -> UnitKey?) {
        for (mine, theirs) in unpaired(other, { $0.isPlainExtension ? nil : key($0) }) {
            for (mine, theirs) in zip(mine, theirs) { give(mine, other.units[theirs].id) }
        }
    }

    /// Pairs functions of one name, those under the same `#if` before others, and the most similar ones first. A function that is equally similar to two others stays alone:
    /// a body in the wrong function is worse than one that is left over.
    private mutating func pairOverloads(with other: UnitText) {
        func key(_ unit: MergeUnit, _ conditions: [String] = []) -> UnitKey? {
            unit.isCallable
                ? UnitKey(scope: unit.key.scope, signature: unit.baseName, conditions: conditions) : nil
        }
        pairOverloads(unpaired(other) { $0.key.conditions.isEmpty ? nil : key($0, $0.key.conditions) }, of: other)
        pairOverloads(unpaired(other) { key($0) }, of: other)
    }

    private mutating func pairOverloads(_ groups: [(mine: [Int], theirs: [Int])], of other: UnitText) {
        for (mine, theirs) in groups {
            if mine.count == 1, theirs.count == 1 {
                give(mine[0], other.units[theirs[0]].id)
                continue
            }
            let shapes = theirs.map { ($0, FunctionShape(other.units[$0])) }
            var pairs: [FunctionShape.Likeness: [(mine: Int, theirs: Int)]] = [:]
            for index in mine {
                let shape = FunctionShape(units[index])
                for (their, other) in shapes {
                    if let likeness = shape.likeness(to: other) { pairs[likeness, default: []].append((index, their)) }
                }
            }
            var (seen, theirSeen): (Set<Int>, Set<Int>) = ([], [])
            for (_, alike) in pairs.sorted(by: { $1.key.lexicographicallyPrecedes($0.key) }) {
                let open = alike.filter { !seen.contains($0.mine) && !theirSeen.contains($0.theirs) }
                let (byMine, byTheirs) = (
                    Dictionary(grouping: open, by: \.mine), Dictionary(grouping: open, by: \.theirs)
                )
                for pair in open where byMine[pair.mine]?.count == 1 && byTheirs[pair.theirs]?.count == 1 {
                    give(pair.mine, other.units[pair.theirs].id)
                }
                seen.formUnion(byMine.keys)
                theirSeen.formUnion(byTheirs.keys)
            }
        }
    }
}
