import Diagnostics
import FileSystem
import Git
import Support
import SwiftMerge

/// A planner that compares planned files with the disk, and decides what a run writes.
///
/// It goes through the files three times: it finds each output and decides about it, merges on all cores, and notes the writes.
struct RegenerationPlanner {
    var diagnostics = DiagnosticBag()

    let project: ProjectFolder
    let files: [PlannedFile]
    let options: PlanOptions
    let keys: Set<OutputKey>
    let specs: Set<String?>
    var tree: ProjectTree
    var store = ManifestStore()
    var update = ManifestUpdate()
    /// The changes decided so far.
    var result: ChangeSet
    /// The files of outputs that move, while another output takes their path. They are removed if the other output stays deleted.
    var replaced: [PlannedRemoval] = []
    /// The locations of planned files that stay deleted.
    var vacant: Set<String> = []
    /// The planned files by location, with all links resolved.
    var targets: [String: PlannedFile] = [:]
    /// The outputs that move away from locations that other outputs take. For the other outputs, there is no file there.
    var leaving: [String: OutputKey] = [:]
    /// The names that generated files declare on the disk, and no longer declare after this run. A body without these names
    /// still compiles.
    private(set) lazy var lostNames = findLostNames()
    private(set) lazy var filesBySpec = Dictionary(grouping: files) { $0.key?.spec }
    /// The locations of files that the user has moved, and that were found by their names.
    var foundByName: Set<String> = []
    lazy var folders = ModuleFolders(files, store, options)
    /// The user's Swift files in a folder and its subfolders, by folder.
    var siblingsByFolder: [String: [OutputPlace]] = [:]
    /// The paths of the user's Swift files in a folder and its subfolders by their names in lower case, by folder.
    var usersFilesByFolder: [String: [String: String]] = [:]
    /// The outputs that an interrupted run was about to write.
    private(set) var interrupted: [ManifestLine] = []
    /// The paths, relative to the project, of files that git has merged and that have not changed since. Computed only if a generated file
    /// would count as edited.
    private(set) lazy var pathsMergedByGit = project.git.mergedPaths(in: tree.root.path)
    /// The history of the outputs in git. Read only if a generated file would count as edited, if an edited file becomes user-owned, or if a
    /// file or manifest is missing.
    private(set) lazy var history = GitHistory(of: tree.root.path, project.git)
    private(set) lazy var renderedLines = RenderedLines(in: history)
    /// The paths of the outputs in the manifests of recent commits.
    private lazy var pathsInHistory: Set<String> = {
        let manifests = history.texts(of: ScaffoldFolder.isManifest)
        return Set(manifests.flatMap { ManifestText.lines(in: $0, spec: nil).map(\.path) })
    }()
    private var disks: [String: DiskText] = [:]
    /// The specs whose manifests are missing or damaged.
    private(set) var specsWithLostLines: Set<String?> = []

    init?(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        _ options: PlanOptions,
        into diagnostics: inout DiagnosticBag
    ) {
        guard var tree = ProjectTree(project, into: &diagnostics),
            let staging = tree.stagingFolder(into: &diagnostics)
        else { return nil }
        self.project = project
        self.files = files
        self.options = options
        self.tree = tree
        result = ChangeSet(staging: staging)
        let keys = files.compactMap(\.key)
        self.keys = Set(keys)
        precondition(self.keys.count == keys.count, "no two outputs have the same key")
        specs = Set(keys.map(\.spec))
    }

    /// Plans the run. Call it only once. Returns nil if there are errors.
    mutating func run() -> ChangeSet? {
        // New specs are checked first. The names of their outputs are derived from theirs, and would only repeat the error.
        let newSpecs = files.filter { $0.key == nil }.map(\.path) + options.sources.map(\.newPath)
        for path in newSpecs where OutputPath.isInside(path) { _ = tree.locate(path, into: &diagnostics) }
        guard !diagnostics.hasErrors else { return nil }
        let read = ManifestStore.read(&tree, into: &diagnostics)
        let located = locate(read)
        guard var read else { return nil }
        specsWithLostLines = Set(read.manifests.filter(\.value.needsRewrite).keys)
        let renamed = options.rename?.keys ?? [:]
        read.rename(renamed, into: &update)
        let moved = read.keysOfMoved(
            to: files,
            templates: options.templates,
            isGone: { !keys.contains($0) && !keepsPath($0) },
            isThere: { place(at: $0) != nil }
        )
        read.rename(moved, into: &update)
        read.respell(specs.subtracting(renamed.values.map(\.spec)))
        interrupted = read.interrupted
        read.settle { place(at: $0).map { ContentHash(of: $0.disk.bytes) } }
        store = read
        readDisks(located)
        findSpecsWithLostLines(located)
        findLeaving(located)
        let prepared = located.compactMap { prepare($0.0, at: $0.1) }
        guard !reportDeletedManifests(prepared) else { return nil }
        checkForRenames(prepared)
        checkForMovedFolders(prepared)
        let git = project.git
        let merged = Concurrently.map(prepared.compactMap(\.merge), into: &diagnostics) { $0.run(git, into: &$1) }
        var results = merged[...]
        for file in prepared { finish(file, file.merge == nil ? nil : results.popFirst() ?? nil) }
        result.removals += replaced.filter { vacant.contains($0.target) }
        if options.isComplete { removeLeftovers() }
        guard !diagnostics.hasErrors else { return nil }
        findNeededDeletions()
        return changeSet()
    }

    private mutating func changeSet() -> ChangeSet? {
        noteSourceChanges()
        update.inputs = Dictionary(grouping: options.inputs) { $0.kind == .spec ? $0.path : nil }
        var manifests = ManifestWriter(update, after: store, tree, readsBases: options.readsBases)
        result.bookkeeping = manifests.files(into: &diagnostics)
        diagnostics.add(contentsOf: manifests.store.failures)
        let hasManifests = !store.manifests.isEmpty || !result.writes.isEmpty || !result.bookkeeping.isEmpty
        let extra = [hasManifests ? tree.gitAttributes(into: &diagnostics) : nil].compactMap(\.self)
        if options.comparesOnly { noteInterruption() }
        if options.isComplete, !result.changes.contains(where: \.isDrift) { noteMissed(extra) }
        if options.comparesOnly { noteCauses() }
        result.changes.sort { $0.path.precedesByBytes($1.path) }
        result.writes = extra + result.writes
        result.manifests = manifests
        return diagnostics.hasErrors ? nil : result
    }

    /// Notes the manifests and bases that are out of date while the outputs are right: they were not committed with the outputs.
    private mutating func noteMissed(_ extra: [PlannedWrite]) {
        let all = result.bookkeeping.pending + result.bookkeeping.final + extra
        let writes = Dictionary(all.map { ($0.path, $0) }) { $1 }
        for write in writes.values {
            let difference = UnifiedDiff(old: write.replaced, new: write.bytes)
            let kind: Change.Kind = write.replaced == nil ? .create : .rewrite
            result.changes.append(Change(path: write.path, kind: kind, difference: difference))
        }
    }

    private mutating func noteInterruption() {
        for line in interrupted {
            if let index = result.changes.firstIndex(where: { $0.path == line.path }) {
                result.changes[index].isInterrupted = true
            } else {
                result.changes.append(Change(path: line.path, kind: .unchanged, key: line.key, isInterrupted: true))
            }
        }
    }

    // MARK: - Locations

    /// Returns the files whose paths can be written, with their locations. Reports the others.
    private mutating func locate(_ known: ManifestStore?) -> [(PlannedFile, ProjectTree.Location)] {
        var claims = PathClaims()
        var located: [(PlannedFile, ProjectTree.Location)] = []
        let areAllowed = Concurrently.map(files, into: &diagnostics, isAllowed)
        let claimed = zip(files, areAllowed).filter { file, isAllowed in
            isAllowed && claims.claim(file.path, for: file, into: &diagnostics)
        }
        for (file, _) in claimed {
            var obstacles = DiagnosticBag()
            let found = tree.locate(file.path, into: &obstacles)
            for obstacle in obstacles.unsorted where !claims.explains(obstacle) {
                let obstacle = ownOutput(obstacle, known) ?? takenPath(obstacle, file, known) ?? obstacle
                let isOfFolder = obstacle.code == .fileSystemFailure && obstacle.path != file.path
                diagnostics.add(isOfFolder ? obstacle : obstacle.wanted(by: file.origin))
            }
            guard let location = found else { continue }
            if location.path != file.path, !OutputPath.isInside(location.path) {
                diagnostics.add(.linkLeadsOut(file.path, to: location.path).wanted(by: file.origin))
            } else {
                located.append((file, location))
            }
        }
        if located.contains(where: { $0.path != $1.path }) {
            var claims = PathClaims()
            located = located.filter { claims.claim($1.path, for: $0, into: &diagnostics) }
        }
        targets = Dictionary(located.map { ($1.path, $0) }) { first, _ in first }
        return located
    }

    /// Returns a better diagnostic if the obstacle is a user-owned output. If the user only moved it, the next run would count it as deleted.
    private func ownOutput(_ obstacle: Diagnostic, _ known: ManifestStore?) -> Diagnostic? {
        guard obstacle.code == .outputFolderIsAFile, let path = obstacle.path else { return nil }
        let entries = known?.manifests.values.flatMap(\.entries.values) ?? []
        let keys = Set(entries.filter { $0.owner == .user && $0.paths.contains(path) }.map(\.key))
        guard let file = files.first(where: { $0.key.map(keys.contains) ?? false }) else { return nil }
        let help =
            "move the file, run `scaffold generate --restore \(file.path.shellWord)`, and copy your code into the new file"
        return Diagnostic(obstacle.code, obstacle.message, at: .path(path), help: help)
    }

    /// Returns a better diagnostic if the obstacle is a file that scaffold has not written. If it got the name of the output, the next run would report it.
    private mutating func takenPath(_ obstacle: Diagnostic, _ file: PlannedFile, _ known: ManifestStore?)
        -> Diagnostic?
    {
        guard obstacle.code == .outputPathDiffersInCase, let path = obstacle.path, let key = file.key,
            known?.entry(key) == nil, passingOver({ $0.locate(path, into: &$1) }) != nil
        else { return nil }
        let help = FileDecision.Refusal.helpIfTaken(file)
        return Diagnostic(obstacle.code, obstacle.message, at: .path(path), help: help)
    }

    @Sendable private func isAllowed(_ file: PlannedFile, into diagnostics: inout DiagnosticBag) -> Bool {
        if let fault = OutputPath.fault(in: file.path) {
            diagnostics.add(fault.diagnostic(of: file.path, at: file.place))
            return false
        }
        guard let spec = file.key?.spec, !OutputPath.isInside(spec) else { return true }
        let message = "the spec `\(spec)` is outside the project"
        let help = "move the spec into the project"
        diagnostics.add(.outputPathNotAllowed, message, at: file.place, help: help)
        return false
    }

    private mutating func readDisks(_ located: [(PlannedFile, ProjectTree.Location)]) {
        let present = located.filter { $0.1.kind != nil }.map { (planned: $0.0, location: $0.1) }
        let texts = Concurrently.map(present, into: &diagnostics) { [tree] file, diagnostics in
            tree.read(file.location, into: &diagnostics).map { bytes in
                bytes == file.planned.bytes ? DiskText(asPlanned: file.planned) : DiskText(bytes)
            }
        }
        for (file, text) in zip(present, texts) { disks[file.location.path] = text }
    }

    private mutating func findLostNames() -> Set<String> {
        let written = targets.filter { $0.value.owner == .generated }.map { (new: $0.value.bytes, path: $0.key) }
        let changed = written.compactMap { file -> (old: [UInt8]?, new: [UInt8])? in
            guard let disk = disks[file.path] else { return (nil, file.new) }
            return disk.bytes == file.new ? nil : (disk.bytes, file.new)
        }
        let removed = store.manifests.values.flatMap(\.entries.values).filter { entry in
            entry.owner == .generated && !keys.contains(entry.key)
                && (options.isComplete || specs.contains(entry.key.spec))
        }
        let old = changed.compactMap(\.old) + removed.flatMap(\.lines).compactMap { place(at: $0.path)?.disk.bytes }
        return StructuralMerge.lostNames(from: old, to: changed.map(\.new))
    }

    func isUnlisted(_ path: String, _ location: ProjectTree.Location) -> Bool {
        targets[location.path] == nil && store.entries(at: path).isEmpty
    }

    /// Returns the text of a file; nil if there is none, or if it can't be read, which is reported.
    mutating func disk(_ location: ProjectTree.Location) -> DiskText? {
        disks[location.path] ?? tree.read(location, into: &diagnostics).map { DiskText($0) }
    }

    /// Returns the place at a path; nil if there is no file, or if it can't be read, which is reported.
    mutating func place(at path: String) -> OutputPlace? {
        guard let location = passingOver({ $0.locate(path, into: &$1) }) else { return nil }
        return disk(location).map { OutputPlace(path: path, location: location, disk: $0) }
    }

    /// Looks for files that may not be outputs. Of the obstacles, only errors of the file system are reported.
    mutating func passingOver<Found>(_ look: (inout ProjectTree, inout DiagnosticBag) -> Found) -> Found {
        var obstacles = DiagnosticBag()
        let found = look(&tree, &obstacles)
        for obstacle in obstacles.sorted where obstacle.code == .fileSystemFailure { diagnostics.add(obstacle) }
        return found
    }

    // MARK: - Outputs without a manifest

    /// Reports a manifest or base that was deleted but that git still has: without it, changes of the spec would be lost. Returns whether there is one.
    private mutating func reportDeletedManifests(_ prepared: [PreparedFile]) -> Bool {
        let unknown = prepared.filter { $0.decision == .keepWithoutBase }.map { $0.file.key?.spec }
        let affected = store.manifests.isEmpty ? specs : Set(unknown)
        guard !affected.isEmpty else { return false }
        let folder = ScaffoldFolder.name
        let deleted = project.git.deletedPaths(under: folder, in: tree.root.path)
        let wanted = affected.flatMap { [ScaffoldFolder.manifest(ofSpec: $0), ScaffoldFolder.bases(ofSpec: $0)] }
        guard !deleted.isDisjoint(with: wanted) else { return false }
        let restore = "git ls-files -z --deleted \(folder) | xargs -0 git checkout --"
        let help =
            "in the project's folder, restore them: `\(restore)`; to go on without them: `git add -A \(folder)`"
        let message = "files of `\(folder)` were deleted, but git still has them"
        diagnostics.add(.baseUnknown, message, at: .path(folder), severity: .error, help: help)
        return true
    }

    /// Finds the specs without a manifest that have a generated file at a planned path: git has removed their manifests.
    private mutating func findSpecsWithLostLines(_ located: [(PlannedFile, ProjectTree.Location)]) {
        for (file, location) in located where file.owner == .generated && location.kind != nil {
            guard let key = file.key, store.manifests[key.spec] == nil, let disk = disks[location.path]
            else { continue }
            if GeneratedHeader.begins(disk.text) { specsWithLostLines.insert(key.spec) }
        }
    }

    /// Returns whether an output that no manifest lists may be from an earlier run: its manifest or its line is lost.
    mutating func isListLost(_ file: PlannedFile) -> Bool {
        guard let key = file.key else { return false }
        if specsWithLostLines.contains(key.spec) || pathsInHistory.contains(file.path) {
            return true
        }
        // The path can have changed since.
        let manifests = history.texts { $0 == ScaffoldFolder.manifest(ofSpec: key.spec) }
        return manifests.contains { ManifestText.lines(in: $0, spec: key.spec).contains { $0.key == key } }
    }
}

/// The place of an output on the disk.
struct OutputPlace {
    /// The path for messages.
    let path: String
    let location: ProjectTree.Location
    let disk: DiskText
}
