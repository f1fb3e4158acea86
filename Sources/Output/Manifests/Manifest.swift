import Support

/// The outputs that earlier runs have written for one spec file, or for the project's own files.
struct Manifest: Equatable, Sendable {
    /// The path of the spec file; nil for the project's own files.
    let spec: String?
    var entries: [OutputKey: ManifestEntry] = [:]
    /// The hashes of the files from which the outputs were generated, by path. A path can have several after a merge of branches.
    var inputs: [String: Set<ContentHash>] = [:]
    /// Whether the file on the disk must be rewritten, for example because it has an older format or is a union of two branches.
    var needsRewrite = false

    init(spec: String?, lines: [ManifestLine] = []) {
        self.spec = spec
        for line in lines { add(line) }
    }

    var path: String { ScaffoldFolder.manifest(ofSpec: spec) }

    var sortedEntries: [ManifestEntry] { entries.values.sorted { $0.key < $1.key } }

    /// The hashes of the last renders that later merges need.
    var neededBases: Set<ContentHash> {
        Set(entries.values.lazy.flatMap(\.lines).filter { $0.owner == .user }.map(\.render))
    }

    mutating func add(_ line: ManifestLine) {
        if entries[line.key]?.add(line) == nil { entries[line.key] = ManifestEntry(line) }
    }
}

/// The lines of one output: one, or several after a merge of branches or an interrupted run.
struct ManifestEntry: Equatable, Sendable {
    /// At least one.
    private(set) var lines: [ManifestLine]

    init(_ line: ManifestLine) {
        lines = [line]
    }

    var key: OutputKey { lines[0].key }

    /// The lines of completed writes. If there are none, the lines of a run that was about to create the output.
    private var writtenLines: [ManifestLine] {
        let written = lines.filter { $0.pending == nil }
        return written.isEmpty ? lines : written
    }

    /// The owner of the file on the disk.
    var owner: Owner { writtenLines[0].owner }

    /// The hashes of all possible last renders. If a run was interrupted before it wrote the output, this is the previous render.
    var renders: [ContentHash] { writtenLines.map(\.render) }

    /// The lines whose renders can be merge bases, those of interrupted runs last.
    var baseLines: [ManifestLine] { lines.filter { $0.pending == nil } + lines.filter { $0.pending != nil } }

    /// The paths at which the output may be, each once, those of interrupted runs last.
    var paths: [String] {
        var seen: Set<String> = []
        return baseLines.map(\.path).filter { seen.insert($0).inserted }
    }

    /// Returns whether the output was at a path after the last completed write.
    func wasWritten(to path: String) -> Bool {
        writtenLines.contains { $0.path == path }
    }

    /// Whether two branches have rendered the output. A merge of both by git is not an edit by the user.
    var hasSeveralRenders: Bool { Set(renders).count > 1 }

    /// Whether an interrupted run was about to create the output. The user can't have deleted it then.
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

/// A line of a manifest: an output that a run has written, or that a run was about to write.
struct ManifestLine: Equatable, Sendable {
    let key: OutputKey
    /// Relative to the project.
    let path: String
    let owner: Owner
    let render: ContentHash
    /// The hash of the bytes that a run was about to write; nil after the write.
    var pending: ContentHash?

    func moved(to key: OutputKey) -> ManifestLine {
        ManifestLine(key: key, path: path, owner: owner, render: render, pending: pending)
    }

    func pending(_ bytes: ContentHash?) -> ManifestLine {
        ManifestLine(key: key, path: path, owner: owner, render: render, pending: bytes)
    }
}
