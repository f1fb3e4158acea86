/// Which units of the last renders, the new one and the file on the disk are the same unit.
struct Correspondence {
    let bases: [UnitText]
    let disk: UnitText
    let new: UnitText
    /// From the units of each base to those of the disk and of the new render.
    private let edited: [UnitMatching]
    private let rendered: [UnitMatching]
    /// The unit on the disk for each unit of the new render.
    private(set) var diskOfNew: [Int?]
    private(set) var newOfDisk: [Int?]

    init(bases: [UnitText], disk: UnitText, new: UnitText) {
        (self.bases, self.disk, self.new) = (bases, disk, new)
        edited = bases.map { UnitMatching($0, disk, .edited) }
        rendered = bases.map { UnitMatching($0, new, .render) }
        let same = UnitMatching(new, disk, .sameDeclarations)
        (diskOfNew, newOfDisk) = (same.targets, same.sources)
        for (edited, rendered) in zip(edited, rendered) {
            for unit in new.units.indices where diskOfNew[unit] == nil {
                guard let base = rendered.sources[unit], let place = edited.targets[base], newOfDisk[place] == nil
                else { continue }
                (diskOfNew[unit], newOfDisk[place]) = (place, unit)
            }
        }
    }

    /// The versions of a unit of the new render that the bases have.
    func bases(ofNew unit: Int) -> [UnitVersion] {
        zip(bases, rendered).compactMap { base, found in found.sources[unit].map { UnitVersion(text: base, index: $0) }
        }
    }

    /// The versions of a unit on the disk that the bases have.
    func bases(ofDisk unit: Int) -> [UnitVersion] {
        zip(bases, edited).compactMap { base, found in found.sources[unit].map { UnitVersion(text: base, index: $0) } }
    }

    /// Whether the new render has put a unit into another container, while the user has left it where it was.
    func isMoved(new unit: Int, disk place: Int) -> Bool {
        bases.indices.contains { index in
            guard let base = rendered[index].sources[unit] else { return false }
            let parent = bases[index].units[base].parent
            return rendered[index].targets[parent] != new.units[unit].parent
                && edited[index].targets[parent] == disk.units[place].parent
        }
    }
}

/// Which units of a text are which units of another one.
private struct UnitMatching {
    /// What the other text is: a later render, the edited file, or its declarations with equal keys.
    enum Relation { case render, edited, sameDeclarations }

    private let source: UnitText
    private let target: UnitText
    private(set) var targets: [Int?]
    private(set) var sources: [Int?]

    init(_ source: UnitText, _ target: UnitText, _ relation: Relation) {
        (self.source, self.target) = (source, target)
        targets = Array(repeating: nil, count: source.units.count)
        sources = Array(repeating: nil, count: target.units.count)
        (targets[0], sources[0]) = (0, 0)
        pair { $0.key }
        pair { $0.kind == .clause ? nil : UnitKey(scope: $0.key.scope, signature: $0.key.signature, conditions: []) }
        guard relation != .sameDeclarations else { return }
        if relation == .edited { pair(isSingle: true) { $0.kind == .function ? [$0.key.scope, $0.name] : nil } }
        pair(isSingle: true) { [.function, .macro].contains($0.kind) ? [$0.key.scope, $0.baseName] : nil }
        pairFirst(.typeExtension) { _, mine, other in
            let (mine, other) = (source.units[mine], target.units[other])
            return mine.key.scope == other.key.scope && !Set(mine.conformances).isDisjoint(with: other.conformances)
        }
        pairFirst(.typeExtension) { found, mine, other in
            source.units[mine].key.scope == target.units[other].key.scope
                && target.children[other].contains { found.sources[$0].map { source.units[$0].parent } == mine }
        }
        guard relation == .render else { return }
        // Comments before the same unit.
        pairFirst(.comment) { found, mine, other in
            guard let next = source.neighbors(of: mine).next, let nextOfOther = target.neighbors(of: other).next else {
                return false
            }
            return found.targets[next] == nextOfOther && source.units[mine].isMark == target.units[other].isMark
        }
    }

    /// Pairs units with equal keys in their order; or only those whose keys no other unit of their text has.
    private mutating func pair<Key: Hashable>(isSingle: Bool = false, _ key: (MergeUnit) -> Key?) {
        let others = Dictionary(grouping: sources.indices.filter { sources[$0] == nil }) { key(target.units[$0]) }
        let mine = Dictionary(grouping: targets.indices.filter { targets[$0] == nil }) { key(source.units[$0]) }
        for (key, mine) in mine where key != nil {
            guard let others = others[key], !isSingle || mine.count == 1 && others.count == 1 else { continue }
            for (mine, other) in zip(mine, others) { (targets[mine], sources[other]) = (other, mine) }
        }
    }

    /// Pairs each unit with the first of the other text that is a match.
    private mutating func pairFirst(_ kind: MergeUnit.Kind, _ isMatch: (UnitMatching, Int, Int) -> Bool) {
        for mine in targets.indices where targets[mine] == nil && source.units[mine].kind == kind {
            let other = sources.indices.first {
                sources[$0] == nil && target.units[$0].kind == kind && isMatch(self, mine, $0)
            }
            if let other { (targets[mine], sources[other]) = (other, mine) }
        }
    }
}

// MARK: - Names of types
extension UnitText {
    /// The name that a render has for a type.
    ///
    /// A file may name the type with its module before, by a typealias, or as the user has renamed it.
    ///
    /// - Parameters:
    ///   - types: the outermost types of the render.
    ///   - meanings: the names that the render has for types with other names.
    ///   - declared: the types that the file declares. Their names mean no module.
    static func name(of type: String, in types: Set<String>, _ meanings: [String: String], _ declared: Set<String>)
        -> String
    {
        let parts = type.split(separator: ".").map(String.init)
        guard let first = parts.first, !types.contains(first) else { return type }
        if let meaning = meanings[first] { return ([meaning] + parts.dropFirst()).joined(separator: ".") }
        guard parts.count > 1, types.contains(parts[1]), !declared.contains(first) else { return type }
        return parts.dropFirst().joined(separator: ".")
    }

    /// The names of the types at the top level.
    var outerTypes: Set<String> {
        Set(units.filter { $0.kind == .type && !$0.key.scope.contains(".") }.map(\.key.scope))
    }

    /// The types that another text has under other names, by the names there: they have members in common.
    func typesRenamed(in other: UnitText) -> [String: String] {
        func members(_ text: UnitText, _ type: String) -> Set<String> {
            Set(text.units.filter { $0.key.scope == type && !$0.isComment && !$0.isType }.map(\.key.signature))
        }
        var names: [String: String] = [:]
        for type in outerTypes.subtracting(other.outerTypes).sorted() {
            let same = other.outerTypes.subtracting(outerTypes).filter {
                names[$0] == nil && !members(other, $0).isDisjoint(with: members(self, type))
            }
            if let name = same.first, same.count == 1 { names[name] = type }
        }
        return names
    }

    /// Gives types the names that the render has for them.
    mutating func rename(_ types: Set<String>, _ meanings: [String: String] = [:]) {
        let declared = outerTypes
        for index in units.indices {
            units[index].key.scope = Self.name(of: units[index].key.scope, in: types, meanings, declared)
        }
    }
}
