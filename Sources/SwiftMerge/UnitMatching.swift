/// Which units of a text are which units of another one.
struct UnitMatching {
    /// What the other text is.
    enum Relation {
        /// A later render.
        case render
        /// The file that the user has edited.
        case edited
        /// The file that the user has edited, of which only what the user wrote in the same way is looked for.
        case sameDeclarations
    }

    private let source: UnitText
    private let target: UnitText
    private(set) var targets: [Int?]
    private(set) var sources: [Int?]

    init(_ source: UnitText, _ target: UnitText, _ relation: Relation) {
        (self.source, self.target) = (source, target)
        targets = Array(repeating: nil, count: source.units.count)
        sources = Array(repeating: nil, count: target.units.count)
        pair(0, 0)
        pairAll { $0.key }
        pairAll { $0.kind == .clause ? nil : $0.key.withoutConditions }
        guard relation != .sameDeclarations else { return }
        if relation == .edited { pairSingle { $0.kind == .function ? "\($0.key.scope) \($0.name)" : nil } }
        pairSingle { $0.kind == .function ? "\($0.key.scope) \($0.baseName)" : nil }
        pairSingle { $0.kind == .macro ? $0.baseName : nil }
        pairExtensions()
        pairCases()
        if relation == .render { pairComments() }
    }

    private mutating func pair(_ from: Int, _ to: Int) {
        (targets[from], sources[to]) = (to, from)
    }

    private var leftSources: [Int] { targets.indices.filter { targets[$0] == nil } }
    private var leftTargets: [Int] { sources.indices.filter { sources[$0] == nil } }

    /// Pairs units with equal keys in their order.
    private mutating func pairAll(_ key: (MergeUnit) -> UnitKey?) {
        var found = Dictionary(grouping: leftTargets) { key(target.units[$0]) }
        for index in leftSources {
            guard let key = key(source.units[index]), found[key]?.isEmpty == false,
                let other = found[key]?.removeFirst()
            else { continue }
            pair(index, other)
        }
    }

    /// Pairs units with equal keys that only one unit of each text has.
    private mutating func pairSingle(_ key: (MergeUnit) -> String?) {
        let found = Dictionary(grouping: leftTargets) { key(target.units[$0]) }
        for (key, indices) in Dictionary(grouping: leftSources, by: { key(source.units[$0]) }) {
            guard let key, indices.count == 1, let others = found[key], others.count == 1 else { continue }
            pair(indices[0], others[0])
        }
    }

    /// Pairs extensions of a type that conform to a protocol in common, or else have a member in common.
    private mutating func pairExtensions() {
        for isByMembers in [false, true] {
            for index in leftSources where source.units[index].kind == .typeExtension {
                let mine = source.units[index]
                let other = leftTargets.first { candidate in
                    let unit = target.units[candidate]
                    guard unit.kind == .typeExtension, unit.baseName == mine.baseName else { return false }
                    if !isByMembers { return !Set(unit.conformances).isDisjoint(with: mine.conformances) }
                    return target.children[candidate].contains { member in
                        sources[member].map { source.units[$0].parent } == index
                    }
                }
                if let other { pair(index, other) }
            }
        }
    }

    private mutating func pairCases() {
        for index in leftSources where source.units[index].kind == .cases {
            let mine = source.units[index]
            let other = leftTargets.first {
                target.units[$0].key.scope == mine.key.scope
                    && !Set(target.units[$0].signatures).isDisjoint(with: mine.signatures)
            }
            if let other { pair(index, other) }
        }
    }

    /// Pairs a comment with the one that the later render has before the same unit.
    private mutating func pairComments() {
        for index in leftSources where source.units[index].kind == .comment {
            let siblings = source.children[source.units[index].parent]
            guard let place = siblings.firstIndex(of: index), place + 1 < siblings.count,
                let next = targets[siblings[place + 1]]
            else { continue }
            let others = target.children[target.units[next].parent]
            guard let otherPlace = others.firstIndex(of: next), otherPlace > 0, sources[others[otherPlace - 1]] == nil
            else { continue }
            let other = others[otherPlace - 1]
            if target.units[other].kind == .comment, target.units[other].isMark == source.units[index].isMark {
                pair(index, other)
            }
        }
    }
}
