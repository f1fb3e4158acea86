import Diagnostics

/// One holding of planned files against the disk.
struct Planning {
    var diagnostics = DiagnosticBag()

    private let project: ProjectFolder
    private let files: [PlannedFile]
    private let keys: Set<OutputKey>
    private let specs: Set<String?>
    /// Where the files really lie, links followed.
    private(set) var targets: Set<String> = []
    var tree: ProjectTree
    var changes: [Change] = []
    var writes: [PlannedWrite] = []
    var removals: [PlannedRemoval] = []
    var record = Record()

    /// Nil where the project's folder can't be found.
    init?(_ files: [PlannedFile], in project: ProjectFolder, into diagnostics: inout DiagnosticBag) {
        guard let tree = ProjectTree(project, into: &diagnostics) else { return nil }
        self.project = project
        self.files = files
        self.tree = tree
        let keys = files.compactMap(\.key)
        self.keys = Set(keys)
        precondition(self.keys.count == keys.count, "no two outputs have the same key")
        specs = Set(keys.map(\.spec))
    }

    /// Once. Nil where there are errors.
    mutating func run() -> ChangeSet? {
        let located = locate()
        guard let memory = Memory.read(&tree, into: &diagnostics) else { return nil }
        for (file, location) in located { decide(file, location, memory) }
        guard !diagnostics.hasErrors else { return nil }
        let book = record.bookkeeping(after: memory, &tree, into: &diagnostics)
        let isNeeded = !(writes.isEmpty && removals.isEmpty && book.isEmpty)
        let standing = isNeeded ? standingFiles() : []
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
            spent: book.spent
        )
    }

    /// The files whose paths can be written, with what lies there; the others are reported.
    private mutating func locate() -> [(PlannedFile, ProjectTree.Location)] {
        var claims = PathClaims()
        var located: [(PlannedFile, ProjectTree.Location)] = []
        for file in files where isAllowed(file) && claims.claim(file.path, for: file, into: &diagnostics) {
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

    private mutating func isAllowed(_ file: PlannedFile) -> Bool {
        do throws(OutputPath.Fault) {
            _ = try OutputPath(file.path)
        } catch {
            diagnostics.add(error.diagnostic(of: file.path, at: file.place))
            return false
        }
        guard let spec = file.key?.spec, !OutputPath.isInside(spec) else { return true }
        diagnostics.add(OutputPath.specOutside(spec, at: file.place))
        return false
    }

    private mutating func decide(_ file: PlannedFile, _ location: ProjectTree.Location, _ memory: Memory) {
        let entry = file.key.map {
            ManifestEntry(key: $0, path: file.path, owner: file.owner, state: .clean, hash: ContentHash(of: file.bytes))
        }
        let own = file.key.flatMap(memory.entry)
        do throws(FileSystemError) {
            let others = memory.entries(at: file.path).filter { $0.key != file.key }
            guard try takeOver(file, from: others) else { return }
            if let own, own.path == file.path {
                try decide(file, entry, own, location)
            } else if let own, let entry, others.isEmpty, try move(file, entry, from: own, to: location) {
                return
            } else {
                try decide(file, entry, others.first, location)
            }
        } catch {
            diagnostics.add(tree.root.relative(error).diagnostic(notes: Obstacle.notes(for: file.origin)))
        }
    }

    /// Decides about a file at its path.
    ///
    /// - Parameter known: the output that was last written there.
    mutating func decide(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ known: ManifestEntry?,
        _ location: ProjectTree.Location
    ) throws(FileSystemError) {
        var read: [UInt8] = []
        let decision = try Decision(file, entry: entry, known: known, exists: location.status != nil) {
            () throws(FileSystemError) in
            read = try tree.fileSystem.read(tree.root.absolute(location.path))
            return TextForm.normalized(read)
        }
        switch decision {
        case .create:
            write(file.bytes, file, location, replaced: nil)
            note(file, .create, entry)
        case .rewrite:
            write(TextForm(of: read).applied(to: file.bytes), file, location, replaced: read)
            note(file, .rewrite, entry)
        case .unchanged(let entry): note(file, .unchanged, entry)
        case .leaveAlone(let entry): note(file, .leftAlone, entry)
        case .stayDeleted(let entry): note(file, .staysDeleted, entry)
        case .edited: diagnostics.add(Refusal.edited(file.path, file))
        case .ownedByPerson: diagnostics.add(Refusal.ownedByPerson(file.path, file))
        case .taken: diagnostics.add(Refusal.taken(file))
        }
    }

    private mutating func write(
        _ bytes: [UInt8],
        _ file: PlannedFile,
        _ location: ProjectTree.Location,
        replaced: [UInt8]?
    ) {
        writes.append(
            PlannedWrite(
                path: file.path,
                target: location.path,
                bytes: bytes,
                permissions: location.status?.permissions,
                replaced: replaced,
                isFlushed: file.owner == .person
            )
        )
    }

    /// Whether a file may have a path that other outputs had: those are gone, or are planned now with other paths.
    private mutating func takeOver(
        _ file: PlannedFile,
        from others: [ManifestEntry]
    ) throws(FileSystemError) -> Bool {
        for other in others where !specs.contains(other.key.spec) {
            let exists =
                if let spec = other.key.spec { try tree.fileSystem.status(tree.root.absolute(spec)) != nil } else { true }
            if exists {
                diagnostics.add(Refusal.heldByOther(file, other))
                return false
            }
        }
        for other in others where file.key != nil && !keys.contains(other.key) { record.forget(other.key) }
        return true
    }

    private mutating func note(_ file: PlannedFile, _ kind: Change.Kind, _ entry: ManifestEntry?) {
        changes.append(Change(path: file.path, kind: kind))
        if let entry { record.remember(entry, base: file) }
    }

    /// The files that later runs and git need beside the manifests, where they are missing.
    private mutating func standingFiles() -> [PlannedWrite] {
        var writes: [PlannedWrite] = []
        for standing in [ScaffoldFolder.attributes, ScaffoldFolder.ignore] {
            let location = tree.locate(standing.path, for: nil, into: &diagnostics)
            guard let location, location.status == nil else { continue }
            writes.append(
                PlannedWrite(
                    path: standing.path,
                    target: location.path,
                    bytes: Array(standing.text.utf8),
                    permissions: nil,
                    replaced: nil,
                    isFlushed: true
                )
            )
        }
        return writes
    }
}
