/// What was last written for one spec file, or for the project's own files.
struct Manifest: Equatable, Sendable {
    /// The path of the spec file; nil for the project's own files.
    let spec: String?
    private(set) var entries: [OutputKey: ManifestEntry]

    init(spec: String?, entries: [ManifestEntry] = []) {
        self.spec = spec
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

    mutating func forget(_ key: OutputKey) {
        entries[key] = nil
    }
}

/// One output as the last run left it.
struct ManifestEntry: Equatable, Sendable {
    enum State: String, CaseIterable, Sendable {
        case clean
        /// Its person deleted the file: it stays deleted.
        case deleted
    }

    let key: OutputKey
    let path: String
    let owner: Owner
    var state: State
    /// Of the last render, which for a person's file is kept as its base.
    let hash: ContentHash
}
