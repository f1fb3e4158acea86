/// What was last written for one spec file, or for the project's own files.
struct Manifest: Equatable, Sendable {
    /// The path of the spec file; nil for the project's own files.
    let spec: String?
    private(set) var entries: [OutputKey: ManifestEntry]
    /// It is made of both sides of a merge: of a text with markers, or of a module's manifests under two names.
    let isUnion: Bool

    init(spec: String?, entries: [ManifestEntry] = [], isUnion: Bool = false) {
        self.spec = spec
        self.isUnion = isUnion
        self.entries = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    }

    var path: String {
        ScaffoldFolder.manifest(ofSpec: spec)
    }

    var sortedEntries: [ManifestEntry] {
        entries.values.sorted { $0.key < $1.key }
    }

    mutating func remember(_ entry: ManifestEntry) {
        precondition(entry.key.spec == spec, "an entry belongs to its spec's manifest")
        entries[entry.key] = entry
    }

    /// The same, where what is remembered already is the output on another side of a merge.
    mutating func join(_ entry: ManifestEntry) {
        remember(entries[entry.key]?.joined(with: entry) ?? entry)
    }

    mutating func forget(_ key: OutputKey) {
        entries[key] = nil
    }

    /// Whether both remember the same renders, whatever became of the files.
    func hasRenders(of other: Manifest?) -> Bool {
        guard let other, !isUnion, !other.isUnion else { return false }
        return entries.mapValues(\.asWritten) == other.entries.mapValues(\.asWritten)
    }
}

/// One output as the last run left it.
final class ManifestEntry: Sendable {
    enum State: String, CaseIterable, Sendable {
        case clean
        /// The last render was merged into it with conflicts.
        case conflict
        /// Its person deleted the file: it stays deleted.
        case deleted
        /// Its spec does not ask for it any more, and may again: the file is its person's alone meanwhile.
        case released
    }

    let key: OutputKey
    let path: String
    let owner: Owner
    let state: State
    /// Of the last render, which is kept as the base of the next merge where `keepsBase`.
    let hash: ContentHash
    /// The same output on the other side of a merge that git could not finish.
    let others: [ManifestEntry]

    init(key: OutputKey, path: String, owner: Owner, state: State, hash: ContentHash, others: [ManifestEntry] = []) {
        (self.key, self.path, self.owner, self.state, self.hash, self.others) = (key, path, owner, state, hash, others)
    }

    /// All that may have been the last render.
    var hashes: [ContentHash] {
        [hash] + others.map(\.hash)
    }

    /// Both sides of the merge have rendered it anew: what git made of the two is neither's.
    var isOfTwoRenders: Bool {
        others.contains { $0.hash != hash }
    }

    /// The output as each side of the merge has it, this one first; the others of each are the remaining ones.
    var sides: [ManifestEntry] {
        let all = lines
        return all.indices.map { index in all[index].with(others: all.indices.filter { $0 != index }.map { all[$0] }) }
    }

    /// The sides, without those that have the path of one before.
    var places: [ManifestEntry] {
        var seen: Set<String> = []
        return others.isEmpty ? [self] : sides.filter { seen.insert($0.path).inserted }
    }

    /// The sides without each other.
    private var lines: [ManifestEntry] {
        others.isEmpty ? [self] : [with(others: [])] + others
    }

    /// The sides of another entry are further ones of this output.
    func joined(with entry: ManifestEntry) -> ManifestEntry {
        entry.lines.reduce(self) { joined, line in
            joined.lines.contains(where: line.isSameLine) ? joined : joined.with(others: joined.others + [line])
        }
    }

    private func isSameLine(as other: ManifestEntry) -> Bool {
        (key, path, owner, state, hash) == (other.key, other.path, other.owner, other.state, other.hash)
    }

    /// The text of the last render is needed again: to merge a person's file, and to tell edits of a file in which the changes of
    /// several specs meet from what a merge in git made of it.
    var keepsBase: Bool {
        owner == .person || key.spec == nil
    }
}

extension PlannedFile {
    /// What is remembered once it lies there; nil for a file that is only begun.
    var entry: ManifestEntry? {
        key.map { ManifestEntry(key: $0, path: path, owner: owner, state: .clean, hash: hash) }
    }
}

extension ManifestEntry: Equatable {
    static func == (left: ManifestEntry, right: ManifestEntry) -> Bool {
        left === right || left.isSameLine(as: right) && left.others == right.others
    }
}

extension ManifestEntry {
    private func with(others: [ManifestEntry]) -> ManifestEntry {
        ManifestEntry(key: key, path: path, owner: owner, state: state, hash: hash, others: others)
    }

    fileprivate var asWritten: ManifestEntry {
        remembered(as: self, state: .clean)
    }

    /// This render, remembered under the key and path of another.
    func remembered(as entry: ManifestEntry, state: State) -> ManifestEntry {
        ManifestEntry(key: entry.key, path: entry.path, owner: entry.owner, state: state, hash: hash)
    }

    /// The same under another key.
    func remembered(under key: OutputKey) -> ManifestEntry {
        ManifestEntry(key: key, path: path, owner: owner, state: state, hash: hash, others: others.map { $0.remembered(under: key) })
    }

    /// The same, lying elsewhere.
    func remembered(at path: String) -> ManifestEntry {
        ManifestEntry(key: key, path: path, owner: owner, state: state, hash: hash, others: others)
    }
}
