import Support

/// The changes of each unit of a file in a merge.
struct MergePlan {
    let bases: [UnitText]
    let disk: UnitText
    let new: UnitText
    let names: TypeNames
    /// The names of the render's types that the user has renamed.
    private let renamedByUser: Set<String>
    /// The identities of the members that units of the file declare again, in other branches of an `#if`.
    private(set) var originals: [Int: Int] = [:]
    /// The units that the user has declared in other files.
    private var elsewhere: [UnitKey: MergeUnit] = [:]
    /// The changes of the units of the file.
    private(set) var edits: [Int: [TextEdit]] = [:]
    /// The units of the file with conflicts.
    private var conflicts: [Int] = []
    private var warnings: [(unit: Int?, kind: MergeResult.Warning.Kind, name: String)] = []
    /// The units of the file that are removed.
    private(set) var removed: Set<Int> = []
    /// A function keeps its body if the new render has a stub, and the body uses none of these names.
    var lostNames: Set<String>?
    /// The words of these bodies.
    private var keptWords: Set<String> = []
    /// The words of bodies that the user has written or edited.
    private lazy var editedWords: Set<String> = {
        let edited = disk.units.filter { unit in !unit.isContainer && !bases(of: unit).contains(where: unit.equals) }
        return Set(edited.flatMap { $0.words(.body) })
    }()
    /// Whether the file moves. Then imports that are no longer generated are removed.
    var isMoved = false
    /// Whether both texts are a user's. Then two changes of a body at one place are in doubt.
    var isStrict = false
    /// The units of the new render that are put into the file.
    private(set) var added: Set<Int> = []
    /// The merged texts of the added units that the user has edited.
    private(set) var moved: [Int: [UInt8]] = [:]

    /// Creates a plan; nil if a text can't be read, or if the texts have different statements, because the order of statements matters.
    init?(bases: [[UInt8]], disk: [UInt8], new: [UInt8]) {
        func code(_ text: UnitText) -> [UnitKey] { text.units.filter { $0.kind == .code }.map(\.key) }
        let read = bases.compactMap { UnitText($0) }
        guard read.count == bases.count, let first = read.first, let disk = UnitText(disk), let new = UnitText(new),
            code(new) == code(disk) || read.contains(where: { code($0) == code(new) })
        else { return nil }
        let (newNames, userNames) = (first.typesRenamed(in: new), first.typesRenamed(in: disk))
        let extended = first.units.filter { $0.kind == .typeExtension && !$0.key.scope.contains(".") }.map(\.key.scope)
        let types = read.flatMap(\.outerTypes) + new.outerTypes.filter { newNames[$0] == nil } + extended
        names = TypeNames(types: Set(types), meanings: newNames.merging(userNames) { _, mine in mine })
        renamedByUser = Set(userNames.values)
        var texts = [new] + read + [disk]
        let last = texts.count - 1
        for index in texts.indices {
            texts[index].rename(names)
            if index == last { removed = texts[last].setCopiesApart(from: texts[..<last]) }
            texts[index].identify(with: texts[..<index], firstByKey: index == last)
        }
        (self.new, self.disk, self.bases) = (texts[0], texts[last], Array(texts[1..<last]))
        originals = self.disk.membersDeclaredAgain(of: texts[..<last])
    }

    /// Returns the versions of a unit in the last renders.
    func bases(of unit: MergeUnit) -> [MergeUnit] { bases.compactMap { $0.unit(unit.id) } }

    /// Adds the declarations of types in other files of the user.
    ///
    /// - Returns: whether they include members of the new render that the file on the disk lacks.
    mutating func add(_ files: [[UInt8]]) -> Bool {
        func missing(of text: UnitText) -> [MergeUnit] {
            text.units.filter { disk.index(of: $0.id) == nil && !$0.signatures.isEmpty }
        }
        let lacking = missing(of: new)
        guard !lacking.isEmpty || bases.contains(where: { !missing(of: $0).isEmpty }) else { return false }
        let files = files.compactMap { UnitText($0, allowsErrors: true) }
        let outer = files.flatMap(\.units).filter { !$0.key.scope.contains(".") }
        let declared = Set(outer.filter(\.isType).map(\.key.scope))
        let aliases = outer.filter(\.key.scope.isEmpty).compactMap { unit in unit.alias.map { (unit.name, $0) } }
        let meanings = names.meanings.merging(aliases) { mine, _ in mine }
        let names = TypeNames(types: names.types, meanings: meanings)
        for file in files {
            for (index, unit) in file.units.enumerated() where !file.parent(of: index).key.scope.isEmpty {
                let type = names.name(of: file.parent(of: index).key.scope, in: declared)
                for key in unit.keys { elsewhere[UnitKey(scope: type, signature: key.signature)] = unit }
            }
        }
        return lacking.contains(where: isElsewhere)
    }

    /// Returns whether the user has declared in another file all that a unit declares.
    private func isElsewhere(_ unit: MergeUnit) -> Bool {
        !unit.signatures.isEmpty && unit.signatures.allSatisfy { elsewhereUnit($0, of: unit) != nil }
    }

    private func elsewhereUnit(_ signature: String, of unit: MergeUnit) -> MergeUnit? {
        elsewhere[UnitKey(scope: unit.key.scope, signature: signature)]
    }

    /// Returns what a unit that the user has moved to another file lacks there: its new signature, or new lines of its body.
    private func problemElsewhere(_ unit: MergeUnit, _ versions: [MergeUnit]) throws(MergeDoubt)
        -> MergeResult.Warning.Kind?
    {
        let others = isElsewhere(unit) ? unit.signatures.compactMap { elsewhereUnit($0, of: unit) } : []
        let isOutdated =
            others.isEmpty
            ? versions.contains(where: isElsewhere) && !versions.contains { $0.signatures == unit.signatures }
            : !(versions + others).contains(where: unit.hasSignature(of:))
        if isOutdated { return .signatureChangedElsewhere }
        guard let other = others.first, let base = versions.first, !versions.contains(where: { $0.equals(unit, .body) })
        else { return nil }
        var merge = try UnitMerge(disk: other, new: unit, bases: [], keepsBody: false, isStrict: isStrict)
        merge.findMissing(since: base)
        return if case .linesNotAdded(let lines) = merge.problem { .linesNotAddedElsewhere(lines) } else { nil }
    }

    /// Returns the result of the merge; nil if there is any doubt.
    mutating func result() -> MergeResult? {
        do throws(MergeDoubt) {
            try mergeCommonUnits()
            for (index, edit) in movedConformances() + renamedExtensions() { edits[index, default: []].append(edit) }
            removeUnits()
            findMovedUnits()
            try addUnits()
            let merged = try MergedText(self)
            for index in merged.unplaced { leaveOut(index) }
            // Otherwise, the user's code would be lost.
            guard Set(moved.keys).isSubset(of: added) else { return nil }
            let (ours, text) = (merged.text(hasConflicts: false), merged.text(hasConflicts: true))
            guard ours.isWhole, text.isWhole, isComplete(ours.bytes) else { return nil }
            warnings.sort { ($0.unit ?? 0) < ($1.unit ?? 0) }
            let told = warnings.map { warning in
                let start = warning.unit.flatMap { text.starts[$0] }
                let line = start.map { text.bytes[..<$0].count { $0 == .lineFeed } + 1 }
                return MergeResult.Warning(kind: warning.kind, name: warning.name, line: line)
            }
            return MergeResult(text: text.bytes, conflicts: conflicts.map { disk.units[$0].title }, warnings: told)
        } catch { return nil }
    }

    /// Leaves out a new unit for which the file has no place, and warns about its members.
    private mutating func leaveOut(_ index: Int) {
        let lacksClause = new.parent(of: index).kind == .clause
        for left in [index] + new.descendants(of: index) {
            guard added.remove(left) != nil, !new.units[left].signatures.isEmpty else { continue }
            let (scope, title) = (new.units[left].key.scope, new.units[left].title)
            let isTypeElsewhere =
                elsewhere.keys.contains { $0.scope == scope }
                || disk.units.contains { $0.isType && $0.key.scope.hasSuffix("." + scope) }
            if lacksClause, disk.units.contains(where: { $0.isType && $0.key.scope == scope }) {
                warnings.append((nil, .notAddedToCondition, title))
            } else if isTypeElsewhere {
                warnings.append((nil, .notAdded, title))
            }
        }
    }

    private mutating func mergeCommonUnits() throws(MergeDoubt) {
        let lostNames = lostNames.map { lost in
            let functions = new.units.filter { $0.isCallable && !bases(of: $0).allSatisfy($0.hasSignature) }
            let properties = bases.flatMap(\.units).filter { unit in
                unit.isStored && new.unit(unit.id) == nil && !lost.isDisjoint(with: unit.words(.type))
            }
            return lost.union((functions + properties).map(\.baseName))
        }
        for (index, unit) in disk.units.enumerated().dropFirst() {
            var mine = unit
            mine.id = originals[index] ?? unit.id
            guard let now = new.unit(mine.id) else { continue }
            let versions = bases(of: mine)
            // The user's code uses the stored property, which already does what the stub would have to do.
            if mine.isStored, now.isStub, editedWords.contains(mine.baseName), versions.contains(where: mine.equals) {
                continue
            }
            if !mine.isContainer, isMoved(mine, now) {
                if versions.contains(where: mine.equals) {
                    removed.insert(index)
                    continue
                }
                // The template has moved the unit into an `#if` block or out of one, or has removed its container, such as the extension for a
                // protocol.
                let isContainerGone = new.unit(disk.units[mine.parent].id) == nil
                if isContainerGone || versions.contains(where: { $0.key.conditions != now.key.conditions }) {
                    try move(mine, at: index, to: now, versions)
                    continue
                }
            }
            if mine.kind == .conditional || mine.kind == .clause { continue }
            if hasOwnConditions(mine, at: index) { warnings.append((index, .conditionChanged, now.title)) }
            let words = mine.words(.body)
            let keepsBody = lostNames?.isDisjoint(with: words) == true && words.contains { !["{", "}"].contains($0) }
            var merge = try UnitMerge(disk: mine, new: now, bases: versions, keepsBody: keepsBody, isStrict: isStrict)
            if versions.isEmpty, mine.kind == .function { merge.findMissing(since: nil) }
            if merge.hasKeptBody { keptWords.formUnion(words) }
            edits[index] = merge.edits
            if merge.edits.contains(where: \.isConflict) { conflicts.append(index) }
            if merge.needsBodyCheck {
                warnings.append((index, .signatureChanged, now.title))
            } else if let problem = merge.problem {
                warnings.append((index, problem, now.title))
            }
        }
    }

    /// Moves an edited unit to its place in the new render.
    private mutating func move(_ mine: MergeUnit, at index: Int, to now: MergeUnit, _ versions: [MergeUnit])
        throws(MergeDoubt)
    {
        let merge = try UnitMerge(disk: mine, new: now, bases: versions, keepsBody: false, isStrict: isStrict)
        guard originals[index] == nil, let text = merge.text, let place = new.index(of: mine.id) else {
            throw MergeDoubt()
        }
        removed.insert(index)
        moved[place] = new.source.adapted(text, from: disk.source, mine.indentation, to: now.indentation)
        let problem = merge.needsBodyCheck ? .signatureChanged : merge.problem
        if let problem { warnings.append((nil, problem, now.title)) }
    }

    /// Returns whether the new render has moved a unit into another container, and the user has not moved it.
    private func isMoved(_ mine: MergeUnit, _ now: MergeUnit) -> Bool {
        bases.contains { base in
            guard let unit = base.unit(mine.id) else { return false }
            let container = base.units[unit.parent].id
            return container != new.units[now.parent].id && container == disk.units[mine.parent].id
        }
    }

    /// Returns whether the user and the template have changed the `#if` around a unit in different ways.
    private func hasOwnConditions(_ mine: MergeUnit, at index: Int) -> Bool {
        guard !mine.isContainer, !mine.isComment, let place = new.index(of: mine.id) else { return false }
        let (ours, theirs) = (disk.conditions(of: index), new.conditions(of: place))
        let old = bases.compactMap { base in base.index(of: mine.id).map(base.conditions) }
        return ours != theirs && !old.isEmpty && !old.contains(ours) && !old.contains(theirs)
    }

    /// Removes the units that the new render lacks and the user has not edited.
    private mutating func removeUnits() {
        var kept: Set<Int> = []
        let leftovers = disk.units.filter { unit in
            let versions = bases(of: unit)
            let isEdited = !versions.isEmpty && !versions.contains(where: unit.equals)
            return isEdited && !unit.isContainer && new.unit(unit.id) == nil
        }
        let wordsOfLeftovers = Set(leftovers.flatMap { $0.words(.body) })
        for (index, mine) in disk.units.enumerated().dropFirst().reversed() where new.unit(mine.id) == nil {
            if let id = originals[index], new.unit(id) == nil, bases.allSatisfy({ $0.unit(id) != nil }) {
                kept.insert(index)
                warnings.append((index, .noLongerGenerated, mine.title))
                continue
            }
            let versions = bases(of: mine)
            guard !versions.isEmpty, mine.kind != .clause else { continue }
            // The user's code may need the import.
            if mine.kind == .directImport,
                !isMoved || SwiftIdentifier.systemModules.contains(where: { "import \($0)" == mine.name })
            {
                continue
            }
            // A kept body may use the unit.
            let isUsed = mine.isStored && !mine.bytes(.body).isEmpty && wordsOfLeftovers.contains(mine.baseName)
            if !mine.isContainer, isUsed || keptWords.contains(mine.baseName) {
                kept.insert(index)
                continue
            }
            let members = disk.descendants(of: index)
            let isEmpty = members.allSatisfy { removed.contains($0) || disk.units[$0].kind == .clause }
            if isEmpty, versions.contains(where: mine.equals) {
                let isOfKept = disk.next(after: index).map(kept.contains) ?? false
                if mine.kind != .comment || !isOfKept { removed.formUnion([index] + members) }
                continue
            }
            kept.insert(index)
            // Warnings about its members are enough: after the members, the user can delete the container.
            let isNamed = warnings.contains { warning in
                warning.kind == .noLongerGenerated && warning.unit.map(members.contains) == true
            }
            if isNamed, versions.contains(where: mine.equals) { continue }
            if versions.count == bases.count, !mine.isComment, mine.kind != .conditional || isEmpty {
                warnings.append((index, replacement(of: mine) ?? .noLongerGenerated, mine.title))
            }
        }
    }

    /// Adds warnings for units that the new render lacks and the user has moved to another file, or into a declaration with other properties.
    private mutating func findMovedUnits() {
        for unit in bases.first?.units ?? [] where disk.index(of: unit.id) == nil && new.unit(unit.id) == nil {
            let versions = bases(of: unit)
            guard versions.count == bases.count else { continue }
            if versions.allSatisfy(isElsewhere) {
                warnings.append((nil, .noLongerGeneratedElsewhere, unit.title))
            } else if let group = group(declaring: unit), !keptWords.contains(unit.baseName) {
                warnings.append((group, .noLongerGenerated, unit.title))
            }
        }
    }

    /// Returns the unit of the file in which the user declares a property together with others: `let router: Router, id: Int`.
    private func group(declaring unit: MergeUnit) -> Int? {
        guard unit.kind == .member, let signature = unit.signatures.first else { return nil }
        func declares(_ other: MergeUnit) -> Bool {
            other.kind == .cases && other.key.scope == unit.key.scope && other.signatures.contains(signature)
        }
        return new.units.contains(where: declares) ? nil : disk.units.firstIndex(where: declares)
    }

    private mutating func addUnits() throws(MergeDoubt) {
        var kept: Set<Int> = []
        for (index, unit) in new.units.enumerated() {
            let (versions, place) = (bases(of: unit), disk.index(of: unit.id))
            let isCut = !added.contains(unit.parent) && !kept.contains(unit.parent)
            if let place, !removed.contains(place) {
                kept.insert(index)
                continue
            }
            // A new member of an extension or an `#if` block that the user has deleted or changed still belongs to its type.
            let container = new.units[new.containerOutsideConditions(of: index)]
            if isCut, bases(of: container).isEmpty || unit.signatures.isEmpty { continue }
            let isDeleted = place == nil && versions.count == bases.count
            if isDeleted {
                if let problem = try problemElsewhere(unit, versions) { warnings.append((nil, problem, unit.title)) }
                continue
            }
            guard place != nil || !isElsewhere(unit) else { continue }
            added.insert(index)
            var clause = unit.parent
            // The `#if` blocks around it.
            while isCut, new.units[clause].kind == .clause {
                let block = new.units[clause].parent
                if kept.contains(block) || added.contains(block) { break }
                added.formUnion([block] + new.children[block])
                clause = new.units[block].parent
            }
        }
        for index in added.sorted().reversed() where isUnused(index) { added.remove(index) }
        for index in added.sorted().reversed() where new.units[index].isContainer && isNeedless(index) {
            added.subtract([index] + new.descendants(of: index) + (new.mark(before: index).map { [$0] } ?? []))
        }
        for unit in added.map({ new.units[$0] }) {
            let isNewClause = unit.kind == .clause && !added.contains(unit.parent)
            let isOfRenamed = unit.kind == .typeExtension && renamedByUser.contains(unit.key.scope)
            if isNewClause || isOfRenamed { throw MergeDoubt() }
        }
    }
}
