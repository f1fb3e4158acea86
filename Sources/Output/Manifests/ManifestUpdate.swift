import Diagnostics
import FileSystem
import Support

/// The changes of a run to the manifests: the entries that change, and the bases that they need.
struct ManifestUpdate: Sendable {
    /// The state of one output after the run.
    struct Step: Sendable {
        /// The output's line after the run; nil for an output that is removed from the manifest.
        let line: ManifestLine?
        /// The hash of the bytes to write; nil if nothing is written.
        var pending: ContentHash?
        /// Whether the output has no file yet. If the run is interrupted, the missing file doesn't count as deleted by the user.
        var creates = false
    }

    private(set) var steps: [OutputKey: Step] = [:]
    /// The files from which the outputs are generated, by the spec whose manifest lists them.
    var inputs: [String?: [GenerationInput]] = [:]
    /// The lines of edited files at paths that their outputs no longer have.
    fileprivate var leftovers: [OutputKey: [ManifestLine]] = [:]
    fileprivate var texts: [String?: [ContentHash: [UInt8]]] = [:]

    /// Records an output, with the text of its render if it is user-owned.
    mutating func remember(_ step: Step, for key: OutputKey, base: [UInt8]?) {
        steps[key] = step
        guard let line = step.line, line.owner == .user, let base else { return }
        texts[key.spec, default: [:]][line.render] = base
    }

    /// Keeps the line of an edited file at a former path, in addition to the line of the output.
    mutating func keep(_ line: ManifestLine) {
        leftovers[line.key, default: []].append(line)
    }

    mutating func forget(_ key: OutputKey) {
        if steps[key] == nil { steps[key] = Step(line: nil) }
    }

    /// The writes that bring `.scaffold` up to date.
    struct Files: Sendable {
        /// Bases and manifests that announce what is about to be written.
        var pending: [PlannedWrite] = []
        /// Bases and manifests that record what was done.
        var final: [PlannedWrite] = []
        /// Files that are no longer needed.
        var obsolete: [PlannedRemoval] = []

        var isEmpty: Bool { pending.isEmpty && final.isEmpty && obsolete.isEmpty }
    }
}

/// The computation of the files in `.scaffold`: once when the run is planned, and again if the run skipped a file.
struct ManifestWriter: Sendable {
    let update: ManifestUpdate
    private(set) var store: ManifestStore
    private var tree: ProjectTree
    /// Whether to read each base. Otherwise, only the existence of its file is checked.
    let readsBases: Bool
    private var files = ManifestUpdate.Files()
    private var diagnostics = DiagnosticBag()

    init(_ update: ManifestUpdate, after store: ManifestStore, _ tree: ProjectTree, readsBases: Bool) {
        (self.update, self.store, self.tree, self.readsBases) = (update, store, tree, readsBases)
    }

    /// - Parameter skipped: the outputs that the run skipped because the user edited them meanwhile. Their entries stay.
    mutating func files(skipping skipped: Set<OutputKey> = [], into diagnostics: inout DiagnosticBag)
        -> ManifestUpdate.Files
    {
        (files, self.diagnostics) = (ManifestUpdate.Files(), DiagnosticBag())
        let steps = update.steps.filter { !skipped.contains($0.key) }
        let touched = Dictionary(grouping: steps, by: \.key.spec)
        let stale = store.manifests.filter(\.value.needsRewrite).keys
        let specs = Set(touched.keys).union(stale).sorted { ($0 ?? "").precedesByBytes($1 ?? "") }
        let writers = Concurrently.map(specs.parts(of: 64)) { [self] specs in
            var writer = self
            for spec in specs { writer.add(spec, touched[spec] ?? []) }
            return writer
        }
        for writer in writers {
            files.pending += writer.files.pending
            files.final += writer.files.final
            files.obsolete += writer.files.obsolete
            store.addBases(readBy: writer.store)
            diagnostics.add(contentsOf: writer.diagnostics)
        }
        return files
    }

    private mutating func add(_ spec: String?, _ steps: [(key: OutputKey, value: ManifestUpdate.Step)]) {
        let old = store.manifests[spec] ?? Manifest(spec: spec)
        var (pending, final) = (old, old)
        for (key, step) in steps {
            var entry = step.line.map(ManifestEntry.init)
            for line in update.leftovers[key] ?? [] where line.path != step.line?.path { entry?.add(line) }
            if final.entries[key] != entry { final.entries[key] = entry }
            guard let line = step.line, let bytes = step.pending else { continue }
            if step.creates { pending.entries[key] = nil }
            pending.add(line.pending(bytes))
        }
        let isChanged = final != old || pending != old || old.needsRewrite
        if !isChanged, !hasLostBases(spec) { return }
        if let inputs = update.inputs[spec] {
            final.inputs = Dictionary(inputs.map { ($0.path, [$0.hash]) }) { first, _ in first }
        }
        addBases(spec, pending, final)
        let done = final.entries.isEmpty ? nil : ManifestText.write(final)
        add(old.path, store.files[spec], announced: pending == old ? nil : ManifestText.write(pending), done: done)
    }

    /// Plans the writes of a file, or its removal if it becomes empty.
    private mutating func add(_ path: String, _ file: ManifestStore.StoredFile?, announced: [UInt8]?, done: [UInt8]?) {
        guard let location = file?.location ?? tree.locate(path, into: &diagnostics) else { return }
        func write(_ bytes: [UInt8], over replaced: [UInt8]?) -> PlannedWrite {
            PlannedWrite(path: path, target: location.path, bytes: bytes, replaced: replaced)
        }
        if let announced { files.pending.append(write(announced, over: file?.bytes)) }
        let current = announced ?? file?.bytes
        if let done {
            if done != current { files.final.append(write(done, over: current)) }
        } else if current != nil {
            files.obsolete.append(PlannedRemoval(path: path, target: location.path, expected: file?.bytes))
        }
    }

    /// Returns whether bases are missing that this run can restore.
    private mutating func hasLostBases(_ spec: String?) -> Bool {
        guard let known = update.texts[spec] else { return false }
        if readsBases {
            let bases = store.bases(ofSpec: spec, &tree).bases
            return known.keys.contains { bases.texts[$0] == nil }
        }
        return tree.locate(ScaffoldFolder.bases(ofSpec: spec), into: &diagnostics)?.kind == nil
    }

    /// Plans the file of the bases. New bases are added first; unneeded ones are removed at the end of the run.
    private mutating func addBases(_ spec: String?, _ pending: Manifest, _ final: Manifest) {
        let needed = final.neededBases
        let (file, old) = store.bases(ofSpec: spec, &tree)
        guard !needed.isEmpty || file != nil else { return }
        var both = old
        for hash in needed.union(pending.neededBases) where both.texts[hash] == nil {
            both.texts[hash] = update.texts[spec]?[hash]
            if both.texts[hash] == nil { both.texts[hash] = store.base(hash, ofSpec: spec, &tree) }
        }
        var last = both
        last.texts = both.texts.filter { needed.contains($0.key) }
        let announced = both.texts.count > old.texts.count ? both.fileText : nil
        let done = last.texts.isEmpty ? nil : last.fileText
        add(ScaffoldFolder.bases(ofSpec: spec), file, announced: announced, done: done)
    }
}
