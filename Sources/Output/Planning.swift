import Diagnostics
import SwiftReader

/// One holding of planned files against the disk.
struct Planning {
    var diagnostics = DiagnosticBag()

    let project: ProjectFolder
    let files: [PlannedFile]
    let options: PlanOptions
    let keys: Set<OutputKey>
    let specs: Set<String?>
    /// Where the files really lie, links followed.
    private(set) var targets: Set<String> = []
    /// What lies at the targets, as far as it was read at once.
    private var disks: [String: Result<DiskText, FileSystemError>] = [:]
    var tree: ProjectTree
    var changes: [Change] = []
    var writes: [PlannedWrite] = []
    var removals: [PlannedRemoval] = []
    var record = Record()
    var renamedWords: [String: RenamedWords] = [:]
    /// The unlisted files that are outputs which a person moved.
    var movedPaths: Set<String> = []
    /// The outputs that leave targets in this run, by target: who comes there finds nothing.
    var leavingKeys: [String: OutputKey] = [:]
    /// Texts of last renders that `.scaffold` has not.
    var recalledBases: [ContentHash: [UInt8]] = [:]
    private(set) var forgottenSpecs: Set<String?> = []
    /// The person's Swift files, by folder with all that is in it, as far as they were asked for.
    var personsSources: [String: [(path: String, location: String, members: DeclaredMembers)]] = [:]
    lazy var folderOwners = FolderOwners(files, memory)
    /// Where the tool's files are to lie.
    private(set) lazy var toolPaths = Set(files.filter { $0.owner == .tool }.map(\.path))
    /// What earlier runs left, under the names of now.
    private(set) var memory = Memory()

    /// Nil where the project's folder can't be found.
    init?(_ files: [PlannedFile], in project: ProjectFolder, _ options: PlanOptions, into diagnostics: inout DiagnosticBag) {
        guard let tree = ProjectTree(project, into: &diagnostics) else { return nil }
        self.project = project
        self.files = files
        self.options = options
        self.tree = tree
        let keys = files.compactMap(\.key)
        self.keys = Set(keys)
        precondition(self.keys.count == keys.count, "no two outputs have the same key")
        specs = Set(keys.map(\.spec))
    }

    /// Once. Nil where there are errors.
    mutating func run() -> ChangeSet? {
        let read = Memory.read(&tree, specs: specs, into: &diagnostics)
        tree.outputs = read?.paths ?? []
        let located = locate()
        guard var memory = read else { return nil }
        rename(&memory)
        self.memory = memory
        readDisks(located)
        forgottenSpecs = forgottenSpecs(located)
        let known = located.map { own($0.0) }
        findLeaving(located, known)
        for ((file, location), own) in zip(located, known) { decide(file, location, own) }
        if options.isComplete { releaseOrphans() }
        guard !diagnostics.hasErrors else { return nil }
        listReferences()
        let book = record.bookkeeping(after: memory, &tree, readsBases: options.readsBases, into: &diagnostics)
        if options.comparesOnly, options.isComplete, !changes.contains(where: \.isDrift) { noteMissed(book) }
        let respellings = Set(located.flatMap(\.1.respellings) + memory.files.values.flatMap(\.location.respellings))
        let isNeeded = !(writes.isEmpty && removals.isEmpty && book.isEmpty)
        let standing = isNeeded ? tree.standingFiles(into: &diagnostics) : []
        let lock = tree.locate(ScaffoldFolder.lock, for: nil, into: &diagnostics)
        guard !diagnostics.hasErrors, let lock else { return nil }
        return ChangeSet(
            changes: changes.sorted { $0.path.precedesByBytes($1.path) },
            project: project,
            root: tree.root,
            local: lock.path.parentPath,
            files: standing + writes,
            bases: book.bases,
            removals: removals,
            manifests: book.manifests,
            spent: book.spent,
            respellings: respellings.sorted { $1.path.precedesByBytes($0.path) },
            formerKeys: memory.formerKeys,
            leavingKeys: leavingKeys
        )
    }

    /// Outputs that are right, and whose manifests or bases are not: they were not committed with them.
    private mutating func noteMissed(_ book: Record.Bookkeeping) {
        for write in book.missed {
            let difference = UnifiedDiff.Texts(old: write.replaced, new: write.bytes)
            changes.append(Change(path: write.path, kind: write.replaced == nil ? .create : .rewrite, difference: difference))
        }
    }

    /// The files whose paths can be written, with what lies there; the others are reported.
    private mutating func locate() -> [(PlannedFile, ProjectTree.Location)] {
        var claims = PathClaims()
        var located: [(PlannedFile, ProjectTree.Location)] = []
        let areAllowed = Concurrently.map(files, into: &diagnostics, isAllowed)
        for (file, isAllowed) in zip(files, areAllowed) where isAllowed && claims.claim(file.path, for: file, into: &diagnostics) {
            guard let location = tree.locate(file.path, for: file.origin, into: &diagnostics) else { continue }
            if location.path != file.path, !OutputPath.isInside(location.path) {
                diagnostics.add(Obstacle.linkLeadsOut(file.path, to: location.path, for: file.origin))
            } else {
                located.append((file, location))
            }
        }
        if located.contains(where: { $0.path != $1.path }) {
            var claims = PathClaims()
            located = located.filter { claims.claim($1.path, for: $0, into: &diagnostics) }
        }
        targets = Set(located.map(\.1.path))
        return located
    }

    @Sendable private func isAllowed(_ file: PlannedFile, into diagnostics: inout DiagnosticBag) -> Bool {
        do throws(OutputPath.Fault) {
            try OutputPath.check(file.path)
        } catch {
            diagnostics.add(error.diagnostic(of: file.path, at: file.place))
            return false
        }
        guard let spec = file.key?.spec, !OutputPath.isInside(spec) else { return true }
        diagnostics.add(OutputPath.specOutside(spec, at: file.place))
        return false
    }

    /// Reads on all cores.
    private mutating func readDisks(_ located: [(PlannedFile, ProjectTree.Location)]) {
        let (fileSystem, root) = (tree.fileSystem, tree.root)
        let present = located.filter { $0.1.kind != nil }.map { (planned: $0.0, path: $0.1.path) }
        let texts = Concurrently.map(present) { file -> Result<DiskText, FileSystemError> in
            do throws(FileSystemError) {
                let bytes = try fileSystem.read(root.absolute(file.path))
                return .success(bytes == file.planned.bytes ? DiskText(asPlanned: file.planned) : DiskText(bytes))
            } catch {
                return .failure(error)
            }
        }
        for (file, text) in zip(present, texts) { disks[file.path] = text }
    }

    /// Nil where there is no file.
    func disk(_ location: ProjectTree.Location) throws(FileSystemError) -> DiskText? {
        guard location.kind != nil else { return nil }
        if let read = disks[location.path] { return try read.get() }
        return DiskText(try tree.fileSystem.read(tree.root.absolute(location.path)))
    }

    /// - Parameter own: what is remembered of the output.
    private mutating func decide(_ file: PlannedFile, _ location: ProjectTree.Location, _ own: ManifestEntry?) {
        let entry = file.entry
        var own = own
        do throws(FileSystemError) {
            // What others of this run had there is theirs to bring away.
            let paths = location.path == file.path ? [file.path] : [file.path, location.path]
            let others = paths.flatMap(memory.entries).filter { !keys.contains($0.key) }
            if let lying = own, lying.path == file.path {
                // On the other side of a merge it had another spec file, or template.
                own = others.reduce(lying) { $0.joined(with: $1.remembered(under: lying.key)) }
            }
            guard try takeOver(file, from: others) else { return }
            if let own, let entry, own.path != file.path {
                if try !move(file, entry, from: own, to: location, others) { try decide(file, entry, others.first, location) }
            } else {
                let known = own ?? others.first
                let moved = location.kind == nil ? try known.flatMap { known throws(FileSystemError) in try movedByPerson(known, as: file) } : nil
                try decide(file, entry, known, moved?.location ?? location, shown: moved?.path)
            }
            if let own { try leaveOtherPlaces(of: own, for: file) }
        } catch {
            diagnostics.add(tree.root.relative(error).diagnostic(notes: Obstacle.notes(for: file.origin)))
        }
    }

    /// Of what stands in the way of files that are no outputs, only the system's refusals matter.
    mutating func passOver(_ obstacles: DiagnosticBag) {
        for obstacle in obstacles.sorted where obstacle.code == .fileSystemFailure { diagnostics.add(obstacle) }
    }

    /// What is remembered of an output.
    private mutating func own(_ file: PlannedFile) -> ManifestEntry? {
        file.key.flatMap(memory.entry).map { present($0, for: file) }
    }

    /// Decides about a file where it lies.
    ///
    /// - Parameters:
    ///   - known: the output that was last written there.
    ///   - shown: the location as the user knows it, where that is not the file's path.
    mutating func decide(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ known: ManifestEntry?,
        _ location: ProjectTree.Location,
        shown: String? = nil
    ) throws(FileSystemError) {
        let path = shown ?? file.path
        let lying = try disk(location)
        let leaving = lying?.hash == file.hash ? nil : leavingKeys[location.path]
        let disk = leaving == nil ? lying : nil
        let known = leaving == nil || known?.key == file.key ? known : nil
        guard let outcome = try renamingOutcome(file, entry, known, disk) else { return }
        var difference: UnifiedDiff.Texts?
        var after = disk?.bytes
        if let text = outcome.text {
            if outcome.rescues, let disk { rescue(disk, path) }
            let bytes = disk.map { TextForm(of: $0.bytes).applied(to: text) } ?? text
            difference = UnifiedDiff.Texts(old: lying?.bytes, new: bytes)
            after = bytes
            writes.append(
                PlannedWrite(
                    path: path,
                    target: location.path,
                    key: file.key,
                    bytes: bytes,
                    hash: bytes == file.bytes ? file.hash : nil,
                    likeFile: disk == nil ? nil : location.path,
                    replaced: lying?.bytes,
                    owner: file.owner
                )
            )
        } else if leaving != nil, let lying {
            removals.append(PlannedRemoval(path: file.path, target: location.path, key: leaving, expected: lying.bytes))
        } else if outcome.kind == .edited || outcome.kind == .conflict, let disk {
            difference = UnifiedDiff.Texts(old: disk.bytes, new: TextForm(of: disk.bytes).applied(to: file.bytes))
        }
        var kind = leaving != nil && outcome.kind == .create ? .rewrite : outcome.kind
        if let disk, kind.isSettled, !location.respellings.isEmpty {
            kind = .move
            difference = UnifiedDiff.Texts(old: disk.bytes, new: difference?.new ?? disk.bytes, oldPath: location.path)
        }
        let writes = outcome.text != nil || kind != outcome.kind
        note(outcome, Change(path: path, kind: kind, difference: difference, writes: writes, text: after))
    }

    mutating func note(_ outcome: Outcome, _ change: Change) {
        changes.append(change)
        if !options.comparesOnly, let finding = outcome.finding(at: change.path) { diagnostics.add(finding) }
        if let entry = outcome.entry { record.remember(entry, base: outcome.base) }
    }

    /// Whether a file may have a path that other outputs had: those are gone, or are planned now with other paths.
    private mutating func takeOver(
        _ file: PlannedFile,
        from others: [ManifestEntry]
    ) throws(FileSystemError) -> Bool {
        for other in others where !specs.contains(other.key.spec) {
            let exists =
                if let spec = other.key.spec { try tree.fileSystem.isThere(spec, in: tree.root) } else { true }
            if exists {
                diagnostics.add(Refusal.heldByOther(file, other))
                return false
            }
        }
        for other in others where file.key != nil && !keys.contains(other.key) { record.forget(other.key) }
        return true
    }
}
