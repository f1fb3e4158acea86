import Support

/// What the runs so far have written for one spec file, or for the project's own files.
struct Manifest: Equatable, Sendable {
    /// The path of the spec file; nil for the project's own files.
    let spec: String?
    var entries: [OutputKey: ManifestEntry] = [:]
    /// The hashes of the files from which the outputs were generated, by path. More than one after a merge of branches.
    var inputs: [String: Set<ContentHash>] = [:]
    /// Whether the file on the disk isn't as this version writes it: it has another format, or is a union of two branches.
    var needsRewrite = false

    init(spec: String?, lines: [ManifestLine] = []) {
        self.spec = spec
        for line in lines { add(line) }
    }

    var path: String { ScaffoldFolder.manifest(ofSpec: spec) }

    /// In the order of the file.
    var sortedEntries: [ManifestEntry] { entries.values.sorted { $0.key < $1.key } }

    /// The last renders that later merges need.
    var neededBases: Set<ContentHash> {
        Set(entries.values.lazy.flatMap(\.lines).filter { $0.owner == .user }.map(\.render))
    }

    /// Adds a line beside those that the output has.
    mutating func add(_ line: ManifestLine) {
        if entries[line.key]?.add(line) == nil { entries[line.key] = ManifestEntry(line) }
    }
}

/// What is remembered of one output: one line, or several after a merge of branches or an interrupted run.
struct ManifestEntry: Equatable, Sendable {
    /// At least one.
    private(set) var lines: [ManifestLine]

    init(_ line: ManifestLine) {
        lines = [line]
    }

    var key: OutputKey { lines[0].key }

    /// The lines of what runs have done; those of a run that was about to create the output only where there are no others.
    private var writtenLines: [ManifestLine] {
        let written = lines.filter { $0.pending == nil }
        return written.isEmpty ? lines : written
    }

    /// Who owns the file that is there now.
    var owner: Owner { writtenLines[0].owner }

    /// Everything that may have been the last render. Where a run was interrupted before it wrote the output, that is the render of before.
    var renders: [ContentHash] { writtenLines.map(\.render) }

    /// The lines whose renders can be merge bases, those of interrupted runs last.
    var baseLines: [ManifestLine] { lines.filter { $0.pending == nil } + lines.filter { $0.pending != nil } }

    /// The paths at which the output may be, each once, those of interrupted runs last.
    var paths: [String] {
        var seen: Set<String> = []
        return baseLines.map(\.path).filter { seen.insert($0).inserted }
    }

    /// Whether the output was at a path when a run was last finished.
    func wasWritten(to path: String) -> Bool {
        writtenLines.contains { $0.path == path }
    }

    /// Whether two branches have rendered the output: git's merge of the two is no edit of a user.
    var hasSeveralRenders: Bool { Set(renders).count > 1 }

    /// Whether a run was about to create the output: then no user can have deleted it.
    var isOnlyPending: Bool { lines.allSatisfy { $0.pending != nil } }

    mutating func add(_ line: ManifestLine) {
        if !lines.contains(line) { lines.append(line) }
    }

    func filtered(_ isIncluded: (ManifestLine) -> Bool) -> ManifestEntry? {
        var entry = self
        entry.lines = lines.filter(isIncluded)
        return entry.lines.isEmpty ? nil : entry
    }
}

/// A line of a manifest: an output as a run left it, or as a run was about to leave it.
struct ManifestLine: Equatable, Sendable {
    let key: OutputKey
    /// Relative to the project.
    let path: String
    let owner: Owner
    /// The hash of the render.
    let render: ContentHash
    /// The hash of the bytes that a run was about to write; nil for what a run has done.
    var pending: ContentHash?

    func moved(to key: OutputKey) -> ManifestLine {
        ManifestLine(key: key, path: path, owner: owner, render: render, pending: pending)
    }

    func pending(_ bytes: ContentHash?) -> ManifestLine {
        ManifestLine(key: key, path: path, owner: owner, render: render, pending: bytes)
    }
}
